/** The samples of a sold line as they hold on a day, `YYYY-MM-DD`. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Sample } from '@emsal/lines/kit/sample';
import { vehicleLines } from '@emsal/lines/vehicle/vehicle-lines';

export async function samplesOf(id: LineId, today: string): Promise<readonly Sample[]> {
  const samples = await vehicleLines.find((line) => line.id === id)!.samples();
  return samples(today);
}
