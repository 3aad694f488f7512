/** How a finger moved from press to release: CSS pixels to the right and down, and milliseconds. */
interface Movement {
  readonly right: number;
  readonly down: number;
  readonly duration: number;
}

const durationMaximum = 300;
const rightMinimum = 60;
const downMaximum = 80;

/** Whether a movement is a swipe: 1 to the next page (to the left, as one turns it), -1 to the previous, 0 for none. */
export function swipeOf({ right, down, duration }: Movement): 1 | -1 | 0 {
  if (duration > durationMaximum || Math.abs(right) < rightMinimum || Math.abs(down) > downMaximum) return 0;
  return right < 0 ? 1 : -1;
}
