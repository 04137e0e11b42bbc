/** Index of the slide (spec funnel 9); lines without slides stay at the first. */
export const slideAt = (secondsPassed: number, slideSeconds: number, count: number): number =>
  slideSeconds === 0 ? 0 : Math.floor(secondsPassed / slideSeconds) % count;
