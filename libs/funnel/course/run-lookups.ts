import type { Transport } from '@emsal/api/client';
import { branchIdOf } from '@emsal/lines/facts/branch-ids';
import { changeAnswers, completeAnswers } from '@emsal/lines/kit/answers';
import type { AnswerSet, FormContext } from '@emsal/lines/kit/field';
import { dueLookups, lookupKey, lookupRequest } from '@emsal/lines/kit/requests';
import type { VisitContext } from '@emsal/lines/kit/requests';
import type { Line, Lookup, Step } from '@emsal/lines/kit/step';
import { answersKept, lookupRan, selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { AppThunk } from '@emsal/state/store';
import { ask } from './ask';

export interface Asking {
  line: Line;
  lookup: Lookup;
  answers: AnswerSet;
  visit: VisitContext;
}

/** The answers that a look-up knows; null when it could not be asked. */
export async function lookUp(
  transport: Transport,
  { line, lookup, answers, visit }: Asking,
): Promise<AnswerSet | null> {
  const reply = await ask(transport, lookupRequest(line, lookup, { ...visit, answers }));
  if (reply === null) return null;
  const context = { ...visit, line: line.id, branchId: branchIdOf(line.id) };
  return lookup.fill(reply as never, completeAnswers(line, answers), context);
}

/** Runs a step's look-ups that are due, in their order; their answers join the line's. One that fails counts as run: the visitor enters by hand what it would have known. */
export function runLookups(line: Line, step: Step, context: FormContext): AppThunk<Promise<void>> {
  return async (dispatch, getState, { transport }) => {
    const { visitId, answers: first, lookupRuns } = selectFunnel(line.id)(getState());
    if (visitId === null) return;
    for (const lookup of dueLookups(line, step, { answers: first, lookupRuns })) {
      const { answers } = selectFunnel(line.id)(getState());
      const known = await lookUp(transport, { line, lookup, answers, visit: { ...context, visitId } });
      dispatch(lookupRan({ line: line.id, call: lookup.call, key: lookupKey(lookup, completeAnswers(line, answers)) }));
      if (known !== null) dispatch(answersKept({ line: line.id, answers: changeAnswers(line, answers, known) }));
    }
  };
}
