/** What is published of the lines whose forms this remote serves: pages of other remotes know them at run time. */
import { healthLines } from '@emsal/lines/health/health-lines';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { factsOf, isOffered } from '@emsal/lines/registry/facts-of';

export const lines: readonly LineFacts[] = healthLines.filter(({ id }) => isOffered(id)).map(({ id }) => factsOf(id));
