/** A link to a line's page, as the landing pages of its family recommend it. */
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { linePath } from '@emsal/lines/facts/line-path';
import type { ReadingLink } from './landing';

export const recommended = (facts: LineFacts, text: string): ReadingLink => ({
  path: linePath(facts),
  title: facts.name,
  text,
});
