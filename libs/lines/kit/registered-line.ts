import { lineAddresses, lineIds, type LineAddress, type LineId } from '@emsal/lines/facts/line-ids';
import type { Family } from '@emsal/lines/facts/line-facts';
import type { Line } from './grammar/step';

/** A line with a form: its id and a loader for its form, so that a page loads only its own line. */
export interface RegisteredLine {
  id: LineId;
  load: () => Promise<Line>;
}

/** The module that each line's `form.ts` is. */
export interface FormFile {
  form: Line;
}

const addressOf = (id: LineId): LineAddress => lineAddresses[id];

/** The lines of the family whose address says where their form stands. */
export const linesOf = (family: Family, load: (folder: string) => Promise<FormFile>): readonly RegisteredLine[] =>
  lineIds.flatMap((id) => {
    const [place, folder] = addressOf(id).form?.split('/') ?? [];
    return place === family && folder ? [{ id, load: async () => (await load(folder)).form }] : [];
  });
