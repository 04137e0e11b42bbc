import type { Transport } from '@emsal/api/client';
import { changeAnswers, completeAnswers } from '@emsal/lines/kit/answers/answers';
import type { AnswerSet, FormContext, OpenForm } from '@emsal/lines/kit/grammar/field';
import { isDecidedByLookups, isPassedOver } from '@emsal/lines/kit/steps/open-questions';
import { dueLookups, lookupKey, lookupRequest } from '@emsal/lines/kit/steps/requests';
import type { LookupDraft, VisitContext } from '@emsal/lines/kit/steps/requests';
import type { Line, Lookup, Step } from '@emsal/lines/kit/grammar/step';
import { nextStep } from '@emsal/lines/kit/steps/step-order';
import { answersChanged, lookupRan, selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { AppThunk } from '@emsal/state/store';
import { lineStepQueue } from './line-step-queue';
import { isPrefetched, prefetchedReply, prefetchQuery, query } from './query';

export interface LookupQuery {
  line: Line;
  lookup: Lookup;
  answers: AnswerSet;
  visit: VisitContext;
}

const requestOf = ({ line, lookup, answers, visit }: LookupQuery) => lookupRequest(line, lookup, { ...visit, answers });

/** The answers in a reply. Without a reply the result field becomes false, unless an earlier look-up has filled it. */
function answersFromReply({ line, lookup, answers, visit }: LookupQuery, reply: unknown): AnswerSet | null {
  const { resultField } = lookup;
  if (reply === null) return resultField && answers[resultField] === undefined ? { [resultField]: false } : null;
  const context = { ...visit, line: line.id, branchId: line.facts.branchId };
  return lookup.fill(reply as never, completeAnswers(line, answers), context);
}

/** Null when the look-up failed and fills nothing. */
export const runLookup = async (transport: Transport, lookupQuery: LookupQuery): Promise<AnswerSet | null> =>
  answersFromReply(lookupQuery, await query(transport, requestOf(lookupQuery)));

/** A look-up with the answers of this moment. */
const currentQuery =
  (line: Line, lookup: Lookup, context: FormContext): AppThunk<LookupQuery> =>
  (_, getState) => {
    const { answers, visitId } = selectFunnel(line.id)(getState());
    return { line, lookup, answers, visit: { ...context, visitId: visitId ?? '' } };
  };

/** Unless its reply was prefetched, a look-up waits until all earlier steps are stored on the server. */
function runLookupAfterQueue(line: Line, lookup: Lookup, context: FormContext): AppThunk<Promise<AnswerSet | null>> {
  return async (dispatch, _, { transport }) => {
    const current = (): LookupQuery => dispatch(currentQuery(line, lookup, context));
    if (!isPrefetched(transport, requestOf(current()))) await dispatch(lineStepQueue(line)).whenEmpty();
    return runLookup(transport, current());
  };
}

/** Records that a look-up has run and merges its answers. */
const applyLookup =
  (line: Line, lookup: Lookup, found: AnswerSet | null): AppThunk<void> =>
  (dispatch, getState) => {
    const { answers } = selectFunnel(line.id)(getState());
    dispatch(lookupRan({ line: line.id, call: lookup.call, key: lookupKey(lookup, completeAnswers(line, answers)) }));
    if (found !== null) dispatch(answersChanged({ line: line.id, answers: changeAnswers(line, answers, found) }));
  };

/** Merges prefetched replies before a step is shown, so that it does not show a skeleton first. */
export function applyPrefetchedLookups(line: Line, step: Step, context: FormContext): AppThunk<void> {
  return (dispatch, getState, { transport }) => {
    for (const lookup of dueLookups(line, step, selectFunnel(line.id)(getState()))) {
      const current = dispatch(currentQuery(line, lookup, context));
      const reply = prefetchedReply(transport, requestOf(current));
      if (reply === null) return;
      dispatch(applyLookup(line, lookup, answersFromReply(current, reply)));
    }
  };
}

/** Runs a step's due look-ups in order: one may need what the one before it filled. One that fails counts as run: the visitor enters by hand what it would have filled. */
export function runLookups(line: Line, step: Step, context: FormContext): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const funnel = selectFunnel(line.id)(getState());
    if (funnel.visitId === null && funnel.storing.waiting.length === 0) return;
    for (const lookup of step.lookups)
      if (dueLookups(line, step, selectFunnel(line.id)(getState())).includes(lookup))
        dispatch(applyLookup(line, lookup, await dispatch(runLookupAfterQueue(line, lookup, context))));
  };
}

/** The steps that may be the next screen: all up to the first that asks what no look-up answers. */
function stepsAhead(line: Line, step: Step, form: OpenForm & LookupDraft): readonly Step[] {
  const next = nextStep(line, form.answers, step.slug);
  if (!next) return [];
  const mayBePassedOver = isDecidedByLookups(line, next, form) || isPassedOver(line, next, form);
  return [next, ...(mayBePassedOver ? stepsAhead(line, next, form) : [])];
}

/**
 * Prefetches the look-ups of the next screen while this one is open: only those that this step's answers cannot change, and none
 * before the visitor is verified, because the replies would be masked.
 */
export function prefetchNextLookups(line: Line, step: Step, context: FormContext): AppThunk<void> {
  return (_, getState, { transport }) => {
    const { visitId, answers, lookupRuns, isVerified } = selectFunnel(line.id)(getState());
    if (visitId === null || (step.verifiesPerson && !isVerified)) return;
    const own = step.entries.map(({ field }) => field);
    const ahead = stepsAhead(line, step, { ...context, answers, lookupRuns });
    for (const lookup of ahead.flatMap((next) => dueLookups(line, next, { answers, lookupRuns })))
      if (!lookup.needs.some((name) => own.includes(name)))
        prefetchQuery(transport, requestOf({ line, lookup, answers, visit: { ...context, visitId } }));
  };
}
