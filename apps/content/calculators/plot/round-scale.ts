/** Of a step: times a power of ten. */
const steps = [1, 2, 2.5, 4, 5, 10];
const maxLines = 3;

/** At most three round amounts for the lines of a scale; the last is the end of the scale, at or above the highest value. */
export function roundScale(highest: number): number[] {
  const least = Math.max(highest, 1) / maxLines;
  const unit = 10 ** Math.floor(Math.log10(least));
  const step = (steps.find((one) => one * unit >= least) ?? 10) * unit;
  return Array.from({ length: maxLines }, (_, at) => (at + 1) * step).filter((line) => line - step < highest);
}
