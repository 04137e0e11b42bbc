import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Line } from './step';

/** A line whose form stands: its id, and its form, which is loaded by itself so that no line makes another's page heavier. */
export interface RegisteredLine {
  id: LineId;
  load: () => Promise<Line>;
}
