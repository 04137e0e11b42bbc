import type { Transport } from '@emsal/api/client';
import { changeAnswers, completeAnswers } from '@emsal/lines/kit/answers';
import type { AnswerSet, FormContext } from '@emsal/lines/kit/field';
import { dueLookups, lookupKey, lookupRequest } from '@emsal/lines/kit/requests';
import type { VisitContext } from '@emsal/lines/kit/requests';
import type { Line, Lookup, Step } from '@emsal/lines/kit/step';
import { nextStep } from '@emsal/lines/kit/step-order';
import { answersKept, lookupRan, selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { AppThunk } from '@emsal/state/store';
import { answeredAhead, ask, askAhead, isAskedAhead } from './ask';
import { queueOf } from './queue-of';

export interface Asking {
  line: Line;
  lookup: Lookup;
  answers: AnswerSet;
  visit: VisitContext;
}

const requestOf = ({ line, lookup, answers, visit }: Asking) => lookupRequest(line, lookup, { ...visit, answers });

/** The answers that a reply knows; where there is none, that nothing was found unless something was found before. */
function knownFrom({ line, lookup, answers, visit }: Asking, reply: unknown): AnswerSet | null {
  if (reply === null) return lookup.tells && answers[lookup.tells] === undefined ? { [lookup.tells]: false } : null;
  const context = { ...visit, line: line.id, branchId: line.facts.branchId };
  return lookup.fill(reply as never, completeAnswers(line, answers), context);
}

/** The answers that a look-up knows; null when it could not be asked. */
export const lookUp = async (transport: Transport, asking: Asking): Promise<AnswerSet | null> =>
  knownFrom(asking, await ask(transport, requestOf(asking)));

/** A look-up under the answers of this moment. */
const askingNow =
  (line: Line, lookup: Lookup, context: FormContext): AppThunk<Asking> =>
  (_, getState) => {
    const { answers, visitId } = selectFunnel(line.id)(getState());
    return { line, lookup, answers, visit: { ...context, visitId: visitId ?? '' } };
  };

/** A look-up that was not asked ahead waits until all that was left before it has arrived at the server. */
function lookUpInTurn(line: Line, lookup: Lookup, context: FormContext): AppThunk<Promise<AnswerSet | null>> {
  return async (dispatch, _, { transport }) => {
    const asking = (): Asking => dispatch(askingNow(line, lookup, context));
    if (!isAskedAhead(transport, requestOf(asking()))) await dispatch(queueOf(line)).emptied();
    return lookUp(transport, asking());
  };
}

/** A look-up counts as run, and what it knows joins the line's answers. */
const lookedUp =
  (line: Line, lookup: Lookup, known: AnswerSet | null): AppThunk<void> =>
  (dispatch, getState) => {
    const { answers } = selectFunnel(line.id)(getState());
    dispatch(lookupRan({ line: line.id, call: lookup.call, key: lookupKey(lookup, completeAnswers(line, answers)) }));
    if (known !== null) dispatch(answersKept({ line: line.id, answers: changeAnswers(line, answers, known) }));
  };

/** Takes over what was asked ahead of a step and is answered already, so that it is drawn once and not first without its fields. */
export function takeAnswered(line: Line, step: Step, context: FormContext): AppThunk<void> {
  return (dispatch, getState, { transport }) => {
    for (const lookup of dueLookups(line, step, selectFunnel(line.id)(getState()))) {
      const asking = dispatch(askingNow(line, lookup, context));
      const reply = answeredAhead(transport, requestOf(asking));
      if (reply === null) return;
      dispatch(lookedUp(line, lookup, knownFrom(asking, reply)));
    }
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
    for (const lookup of dueLookups(line, step, funnel))
      dispatch(lookedUp(line, lookup, await dispatch(lookUpInTurn(line, lookup, context))));
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
