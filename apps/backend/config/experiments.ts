/** Running A/B tests by index. Index 25 is the specification's: A is the control, B behaves like it, C shows the toast (spec decisions). */
export const variants = ['A', 'B', 'C'] as const;
export type Variant = (typeof variants)[number];

export interface Experiment {
  index: number;
  /** Percent of the visits that get each variant; together 100. */
  shares: readonly { value: Variant; percent: number }[];
}

const shape = /^\d{1,3}=[ABC]:\d{1,3}(,[ABC]:\d{1,3})*$/;

/** Parses `25=A:50,C:50`, several separated by `;`. Null when malformed or when shares do not add up to 100. */
export function readExperiments(text: string): Experiment[] | null {
  const experiments = text.split(';').map(readOne);
  return experiments.every((experiment) => experiment !== null) ? experiments : null;
}

function readOne(text: string): Experiment | null {
  if (!shape.test(text)) return null;
  const [index, list] = text.split('=') as [string, string];
  const shares = list.split(',').map((share) => {
    const [value, percent] = share.split(':') as [Variant, string];
    return { value, percent: Number(percent) };
  });
  const total = shares.reduce((sum, { percent }) => sum + percent, 0);
  return total === 100 ? { index: Number(index), shares } : null;
}

/** The variant at a point between 0 and 100. */
export function variantAt({ shares }: Experiment, point: number): Variant {
  let end = 0;
  for (const { value, percent } of shares) {
    end += percent;
    if (point < end) return value;
  }
  return shares[0]!.value;
}
