/** The samples in a line's folder, for Jest and for bundled tools: beside the form that the line's address names. */
import { lineAddresses, type LineAddress, type LineId } from '@emsal/lines/facts/line-ids';
import type { Sample, Samples } from '@emsal/lines/kit/samples/sample';

/** @param today `YYYY-MM-DD`, to which the samples' dates are relative */
export function samplesOf(id: LineId, today: string): readonly Sample[] {
  const { form }: LineAddress = lineAddresses[id];
  if (!form) throw new Error(`${id} has no form yet`);
  // A bundler takes all files that a relative address may name; `import` would make every caller wait.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return (require(`../../${form}/samples.ts`) as { samples: Samples }).samples(today);
}
