import type { Transport } from '@emsal/api/client';
import { branchIdOf } from '@emsal/lines/facts/branch-ids';
import { changeAnswers, completeAnswers } from '@emsal/lines/kit/answers';
import type { AnswerSet, FormContext } from '@emsal/lines/kit/field';
import { dueLookups, lookupKey, lookupRequest } from '@emsal/lines/kit/requests';
import type { VisitContext } from '@emsal/lines/kit/requests';
import type { Line, Lookup, Step } from '@emsal/lines/kit/step';
import { nextStep } from '@emsal/lines/kit/step-order';
import { answersKept, lookupRan, selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { AppThunk } from '@emsal/state/store';
import { ask, askAhead, isAskedAhead } from './ask';
import { queueOf } from './queue-of';

export interface Asking {
  line: Line;
  lookup: Lookup;
  answers: AnswerSet;
  visit: VisitContext;
}

const requestOf = ({ line, lookup, answers, visit }: Asking) => lookupRequest(line, lookup, { ...visit, answers });

/** The answers that a look-up knows; null when it could not be asked. */
export async function lookUp(transport: Transport, asking: Asking): Promise<AnswerSet | null> {
  const { line, lookup, answers, visit } = asking;
  const reply = await ask(transport, requestOf(asking));
  if (reply === null) return null;
  const context = { ...visit, line: line.id, branchId: branchIdOf(line.id) };
  return lookup.fill(reply as never, completeAnswers(line, answers), context);
}

/** A look-up that was not asked ahead waits until all that was left before it has arrived at the server. */
function lookUpInTurn(line: Line, lookup: Lookup, context: FormContext): AppThunk<Promise<AnswerSet | null>> {
  return async (dispatch, getState, { transport }) => {
    const asking = (): Asking => {
      const { answers, visitId } = selectFunnel(line.id)(getState());
      return { line, lookup, answers, visit: { ...context, visitId: visitId ?? '' } };
    };
    if (!isAskedAhead(transport, requestOf(asking()))) await dispatch(queueOf(line)).emptied();
    return lookUp(transport, asking());
  };
}

/**
 * Runs a step's look-ups that are due, in their order; their answers join the line's. One that fails counts as run: the visitor
 * enters by hand what it would have known.
 */
export function runLookups(line: Line, step: Step, context: FormContext): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const funnel = selectFunnel(line.id)(getState());
    if (funnel.visitId === null && funnel.storing.waiting.length === 0) return;
    for (const lookup of dueLookups(line, step, funnel)) {
      const known = await dispatch(lookUpInTurn(line, lookup, context));
      const { answers } = selectFunnel(line.id)(getState());
      dispatch(lookupRan({ line: line.id, call: lookup.call, key: lookupKey(lookup, completeAnswers(line, answers)) }));
      if (known !== null) dispatch(answersKept({ line: line.id, answers: changeAnswers(line, answers, known) }));
    }
  };
}

/**
 * Asks what the step after this one will look up, while this one is open; only what this step cannot change, and nothing that
 * would come masked because the visitor is not proven yet.
 */
export function lookAhead(line: Line, step: Step, context: FormContext): AppThunk<void> {
  return (_, getState, { transport }) => {
    const { visitId, answers, lookupRuns, isVerified } = selectFunnel(line.id)(getState());
    const next = nextStep(line, answers, step.slug);
    if (visitId === null || !next || (step.verifies && !isVerified)) return;
    const own = step.entries.map(({ field }) => field);
    for (const lookup of dueLookups(line, next, { answers, lookupRuns }))
      if (!lookup.needs.some((name) => own.includes(name)))
        askAhead(transport, requestOf({ line, lookup, answers, visit: { ...context, visitId } }));
  };
}
