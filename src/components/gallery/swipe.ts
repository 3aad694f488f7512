/** What a finger has done since it came down, in px and px per millisecond. */
export interface Swipe {
  readonly travel: number;
  readonly speed: number;
}

/** px that a finger travels down, or fewer when it is faster than `dismissSpeed`, to close the viewer or the visit. */
const dismissTravel = 120;
const dismissTravelFast = 50;
const dismissSpeed = 0.6;
/** ms that a picture takes at most, and at least, to glide to its place. */
const glideMaximum = 320;
const glideMinimum = 140;
/** How steeply the easing of a glide begins: it takes up the speed of the finger. */
const glideSteepness = 3;

/** The step that a swipe means: 1 for the next picture, where the finger went to the left. */
export function stepOf(travel: number, threshold: number): -1 | 0 | 1 {
  if (Math.abs(travel) < threshold) return 0;
  return travel < 0 ? 1 : -1;
}

export function dismisses({ travel, speed }: Swipe): boolean {
  return travel >= dismissTravel || (travel >= dismissTravelFast && speed >= dismissSpeed);
}

/** ms in which a picture glides over a distance, at first as fast as the finger left it. */
export function glideTime(distance: number, speed: number): number {
  const time = (glideSteepness * Math.abs(distance)) / Math.abs(speed);
  return Math.round(Math.min(Math.max(time, glideMinimum), glideMaximum)) || glideMaximum;
}

/** How far something follows a finger that pulls it where it cannot go. */
export const resisted = (travel: number): number => travel / 3;

/** The speed of a finger over the last tenth of a second. */
export function createPace() {
  let places: { readonly at: number; readonly time: number }[] = [];
  return {
    add(at: number, time: number): void {
      places = [...places.filter((place) => time - place.time < 100), { at, time }];
    },
    speed(time: number): number {
      const [first] = places;
      const last = places.at(-1);
      // A finger that has stopped before it is lifted has no speed.
      if (!first || !last || last.time === first.time || time - last.time > 60) return 0;
      return (last.at - first.at) / (last.time - first.time);
    },
  };
}
