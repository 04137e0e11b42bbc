import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Samples } from './sample';
import type { Line } from './step';

/** A line that is sold: its id, and its form, which is loaded by itself so that no line makes another's page heavier. */
export interface RegisteredLine {
  id: LineId;
  load: () => Promise<Line>;
  /** For tests only: its import is marked so that no bundle follows it. */
  samples: () => Promise<Samples>;
}
