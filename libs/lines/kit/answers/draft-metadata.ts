import type { AnswerSet } from '../grammar/field';

/**
 * What a draft contains besides answers, as text: the answers with which each look-up last ran, so that a reload does not run it again
 * and overwrite corrections; and the slugs of submitted steps whose own API calls are still pending.
 */
export const draftMetadata = { lookupRuns: 'lookupRuns', owedSteps: 'owedSteps' } as const;

const names: readonly string[] = Object.values(draftMetadata);

/** The draft's answers without metadata. */
export const withoutDraftMetadata = <Draft extends AnswerSet | Record<string, unknown>>(draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => !names.includes(name))) as Draft;
