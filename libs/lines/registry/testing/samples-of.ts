/** The samples in a line's folder, for Jest: beside the form that the line's address names. */
import { lineAddresses, type LineAddress, type LineId } from '@emsal/lines/facts/line-ids';
import type { Sample, Samples } from '@emsal/lines/kit/sample';

/** @param today `YYYY-MM-DD`, to which the samples' dates are relative */
export function samplesOf(id: LineId, today: string): readonly Sample[] {
  const { form }: LineAddress = lineAddresses[id];
  if (!form) throw new Error(`${id} has no form yet`);
  return jest.requireActual<{ samples: Samples }>(`@emsal/lines/${form}/samples`).samples(today);
}
