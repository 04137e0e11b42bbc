import type { Verdict } from '@emsal/validation/verdict';
import type { Errors } from './form';

/** The messages of the verdicts that refuse. */
export const errorsOf = (verdicts: Readonly<Record<string, Verdict<unknown>>>): Errors =>
  Object.fromEntries(
    Object.entries(verdicts).flatMap(([name, verdict]) => (verdict.ok ? [] : [[name, verdict.message]])),
  );
