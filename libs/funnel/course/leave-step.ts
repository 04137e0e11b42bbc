/** Leaving a step by its button: what passes the checks is kept and the visitor goes on; the server hears of it behind. */
import { withDerived } from '@emsal/lines/kit/answers';
import { checkStep } from '@emsal/lines/kit/check-step';
import type { AnswerSet } from '@emsal/lines/kit/field';
import { dueLookups } from '@emsal/lines/kit/requests';
import { nextStep } from '@emsal/lines/kit/step-order';
import { answersKept, refusalAnswered, selectFunnel, stepLeft } from '@emsal/state/funnel/funnel-slice';
import { createOffer } from '@emsal/state/funnel/create-offer';
import type { AppThunk } from '@emsal/state/store';
import { stay } from './leaving';
import type { Leaving, Left } from './leaving';
import { explain, queueOf, refuse } from './queue-of';
import { refusalOf } from './refusal';
import { runLookups, takeAnswered } from './run-lookups';
import { queueStep } from './queue-step';
import { storePerson } from './store-person';

/** Marks the step as done and finds what follows. A step whose own look-ups may hide it is shown only when they have answered. */
function goOn(leaving: Leaving, answers: AnswerSet, sending: { isSent: boolean }): AppThunk<Left | Promise<Left>> {
  return (dispatch, getState) => {
    const { line, step, context } = leaving;
    dispatch(stepLeft({ line: line.id, step: step.slug, answers }));
    dispatch(queueStep(leaving, sending));
    const following = () => nextStep(line, selectFunnel(line.id)(getState()).answers, step.slug);
    const leftTo = (): Left => {
      const found = following();
      return found ? { to: 'step', slug: found.slug } : { to: 'offers' };
    };
    const next = following();
    if (next) dispatch(takeAnswered(line, next, context));
    const isOpenQuestion = next?.when && dueLookups(line, next, selectFunnel(line.id)(getState())).length > 0;
    return isOpenQuestion ? dispatch(runLookups(line, next, context)).then(leftTo) : leftTo();
  };
}

/** A step that asks who the visitor is: its answers are kept, then the server has to know them, or a code comes first. */
function askWho(leaving: Leaving, answers: AnswerSet): AppThunk<Left | Promise<Left>> {
  return (dispatch, getState) => {
    const { line } = leaving;
    const { isVerified, storing } = selectFunnel(line.id)(getState());
    dispatch(answersKept({ line: line.id, answers }));
    if (storing.refused) dispatch(refusalAnswered({ line: line.id }));
    return isVerified ? dispatch(verifyPerson(leaving)) : { to: 'code', isAsked: false };
  };
}

/** A promise only where the visitor has to wait for the server. */
export function leaveStep(leaving: Leaving, values: AnswerSet): AppThunk<Left | Promise<Left>> {
  return (dispatch) => {
    const { line, step, context } = leaving;
    const verdict = checkStep(line, step, { ...context, answers: values });
    if (!verdict.ok) return stay({ fields: verdict.errors, canRetry: false });
    const answers = withDerived(line, { answers: { ...values, ...verdict.answers } }, Object.keys(verdict.answers));
    return dispatch(step.verifies ? askWho(leaving, answers) : goOn(leaving, answers, { isSent: false }));
  };
}

/** Stores who the visitor is; `code` when the server wants one. */
export function verifyPerson(leaving: Leaving): AppThunk<Promise<Left>> {
  return async (dispatch) => {
    const stored = await dispatch(storePerson(leaving));
    if (!stored.isSuccess) return stay(dispatch(explain(leaving.line, stored)));
    return stored.result.isOtpRequired ? { to: 'code', isAsked: true } : dispatch(personVerified(leaving));
  };
}

/** The code was right, or none is needed: the step's own calls have been made. */
export const personVerified =
  (leaving: Leaving): AppThunk<Left | Promise<Left>> =>
  (dispatch, getState) =>
    dispatch(goOn(leaving, selectFunnel(leaving.line.id)(getState()).answers, { isSent: true }));

/** Asks for the offers as soon as every step is stored. */
export function askForOffers({ line, step }: Pick<Leaving, 'line' | 'step'>): AppThunk<Promise<Left>> {
  return async (dispatch, getState) => {
    const emptied = await dispatch(queueOf(line)).emptied();
    const { refused } = selectFunnel(line.id)(getState()).storing;
    if (!emptied.isSuccess) return stay(refused ? undefined : refusalOf(line, emptied));
    const reply = await dispatch(createOffer(line.id, step.slug));
    if (reply?.isSuccess) return { to: 'list' };
    if (reply?.fields) dispatch(refuse(line, step.slug, reply));
    return stay();
  };
}
