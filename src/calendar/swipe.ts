/** The movement of a finger from press to release, in CSS pixels and milliseconds. */
interface Movement {
  readonly right: number;
  readonly down: number;
  readonly duration: number;
}

const durationMaximum = 300;
const rightMinimum = 60;
const downMaximum = 80;

/** The direction of a swipe: 1 to the next page (the finger moves to the left), -1 to the previous, 0 if it is no swipe. */
export function swipeOf({ right, down, duration }: Movement): 1 | -1 | 0 {
  if (duration > durationMaximum || Math.abs(right) < rightMinimum || Math.abs(down) > downMaximum) return 0;
  return right < 0 ? 1 : -1;
}
