import type { AnswerSet } from './field';

/**
 * What a page keeps in its draft beside answers, as text: with which answers each look-up last ran, so that a reload does not ask
 * again and overwrite what was mended; and the slugs of steps that were left while their own calls are still to come.
 */
export const pageMarks = { lookupRuns: 'lookupRuns', owedSteps: 'owedSteps' } as const;

const names: readonly string[] = Object.values(pageMarks);

/** The answers alone. */
export const withoutPageMarks = <Kept extends AnswerSet | Record<string, unknown>>(draft: Kept): Kept =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => !names.includes(name))) as Kept;
