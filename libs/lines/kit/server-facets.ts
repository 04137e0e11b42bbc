/** What only the server needs of a line, gathered in each line's `server.ts`. */
import type { LineWording } from './line-wording';
import type { AnyLineQuestion } from './question';
import type { LineRequirements } from './requirement';

export interface ServerFacets {
  wording: LineWording;
  question?: AnyLineQuestion;
  requirements?: LineRequirements;
}

/** A line that is sold asks insurers. */
export interface SoldFacets extends ServerFacets {
  question: AnyLineQuestion;
}
