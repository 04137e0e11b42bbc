import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Line } from './step';

/** A line with a form: its id and a loader for its form, so that a page loads only its own line. */
export interface RegisteredLine {
  id: LineId;
  load: () => Promise<Line>;
}
