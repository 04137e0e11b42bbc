/** The samples in a line's folder, for tests and bundled tools: beside the form that the line's address names. */
import { lineAddresses, type LineAddress, type LineId } from '@emsal/lines/facts/line-ids';
import type { Sample, Samples } from '@emsal/lines/kit/samples/sample';

type SamplesFile = { samples: Samples };

// A bundler takes all files that a relative address may name.
const loaded = Object.entries<LineAddress>(lineAddresses).map(async ([id, { form }]): Promise<[string, Samples?]> => {
  if (!form) return [id];
  const { samples } = (await import(/* @vite-ignore */ `../../${form}/samples.ts`)) as SamplesFile;
  return [id, samples];
});
const samplesByLine = Object.fromEntries(await Promise.all(loaded)) as Partial<Record<LineId, Samples>>;

/** @param today `YYYY-MM-DD`, to which the samples' dates are relative */
export function samplesOf(id: LineId, today: string): readonly Sample[] {
  const samples = samplesByLine[id];
  if (!samples) throw new Error(`${id} has no form yet`);
  return samples(today);
}
