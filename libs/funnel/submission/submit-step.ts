/** Submits a step: valid answers are stored and the visitor goes on at once; the server is told in the background (decision 105). */
import { withDerived } from '@emsal/lines/kit/answers/answers';
import { checkStep } from '@emsal/lines/kit/steps/check-step';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { dueLookups } from '@emsal/lines/kit/steps/requests';
import { isDecidedByLookups, isPassedOver } from '@emsal/lines/kit/steps/open-questions';
import { nextStep } from '@emsal/lines/kit/steps/step-order';
import { answersChanged, refusalDismissed, selectFunnel, stepCompleted } from '@emsal/state/funnel/funnel-slice';
import { createOffer } from '@emsal/state/visit/create-offer';
import { openVisit } from '@emsal/state/visit/open-visit';
import { sendWithCaptcha } from '@emsal/verify/captcha/send-with-captcha';
import type { AppThunk } from '@emsal/state/store';
import { explainRefusal, lineStepQueue, returnToRefusedStep } from './line-step-queue';
import { stayOnStep } from './next-screen';
import type { CurrentStep, NextScreen } from './next-screen';
import { queueStep } from './queue-step';
import { refusalOf } from './refusal';
import { isOfEndedVisit, renewVisit } from './renew-visit';
import { applyPrefetchedLookups, runLookups } from './run-lookups';
import { requestApplication } from './request-application';
import { storePerson } from './store-person';

type Submitted = AppThunk<NextScreen | Promise<NextScreen>>;

/**
 * Marks the step as completed and finds the next screen. Without a visit the server has nowhere to store the step, and a reload would
 * lead back: then the visit is opened first.
 */
function completeStep(current: CurrentStep, answers: AnswerSet, sending: { isSent: boolean }): Submitted {
  return (dispatch, getState) => {
    const { line, step } = current;
    if (selectFunnel(line.id)(getState()).visitId === null)
      return dispatch(openVisit(line.facts)).then((opened) =>
        opened.isSuccess ? dispatch(completeStep(current, answers, sending)) : stayOnStep(refusalOf(line, opened)),
      );
    dispatch(stepCompleted({ line: line.id, step: step.slug, answers }));
    dispatch(queueStep(current, sending));
    return dispatch(followingScreen(current));
  };
}

/** The next step that needs an answer; those before it are completed on the way. A promise only where look-ups decide. */
function followingScreen({ line, step, context }: CurrentStep): Submitted {
  return (dispatch, getState) => {
    const funnel = () => selectFunnel(line.id)(getState());
    const following = () => nextStep(line, funnel().answers, step.slug);
    const form = () => ({ ...context, ...funnel() });
    const settle = (): NextScreen | Promise<NextScreen> => {
      const next = following();
      if (!next) return { to: 'offers' };
      if (funnel().storing.refused) return stayOnStep();
      if (next.verifiesPerson || !isPassedOver(line, next, form())) return { to: 'step', slug: next.slug };
      return dispatch(completeStep({ line, step: next, context }, funnel().answers, { isSent: false }));
    };
    const known = following();
    if (known) dispatch(applyPrefetchedLookups(line, known, context));
    const next = following();
    const isDue = next && dueLookups(line, next, funnel()).length > 0;
    const waits = isDue && (next.when || isDecidedByLookups(line, next, form()));
    return waits ? dispatch(runLookups(line, next, context)).then(settle) : settle();
  };
}

/** Stores the answers of a step that identifies the visitor; then the server verifies the person, or a code is asked for. */
function beginVerification(current: CurrentStep, answers: AnswerSet): Submitted {
  return (dispatch, getState) => {
    const { line } = current;
    const { isVerified, storing } = selectFunnel(line.id)(getState());
    dispatch(answersChanged({ line: line.id, answers }));
    if (storing.refused) dispatch(refusalDismissed({ line: line.id }));
    return isVerified ? dispatch(verifyPerson(current)) : { to: 'code', isRequested: false };
  };
}

/** Returns a promise only where the visitor has to wait for the server. */
export function submitStep(current: CurrentStep, values: AnswerSet): Submitted {
  return (dispatch) => {
    const { line, step, context } = current;
    const verdict = checkStep(line, step, { ...context, answers: values });
    if (!verdict.ok) return stayOnStep({ fields: verdict.errors, canRetry: false });
    const answers = withDerived(line, { answers: { ...values, ...verdict.answers } }, Object.keys(verdict.answers));
    return dispatch(
      step.verifiesPerson ? beginVerification(current, answers) : completeStep(current, answers, { isSent: false }),
    );
  };
}

/** In a new visit if this one has ended: nothing is proven yet, so the visitor notices nothing. */
const storePersonInVisit =
  (current: CurrentStep): AppThunk<ReturnType<ReturnType<typeof storePerson>>> =>
  async (dispatch) => {
    const stored = await dispatch(storePerson(current));
    if (!isOfEndedVisit(stored)) return stored;
    await dispatch(renewVisit(current.line, current.step));
    return dispatch(storePerson(current));
  };

/** Stores the person on the server, which may ask for a one-time code. */
export function verifyPerson(current: CurrentStep): AppThunk<Promise<NextScreen>> {
  return async (dispatch) => {
    const stored = await dispatch(storePersonInVisit(current));
    if (!stored.isSuccess) return stayOnStep(dispatch(explainRefusal(current.line, stored)));
    return stored.result.isOtpRequired
      ? { to: 'code', isRequested: true }
      : dispatch(continueAfterVerification(current));
  };
}

/** Goes on from a step that needs no answer, as if it were submitted with what is known: typed elsewhere, so in the form of its display. */
export const passOver =
  (current: CurrentStep): AppThunk<Promise<NextScreen>> =>
  async (dispatch, getState) => {
    const { line, step, context } = current;
    const { answers } = selectFunnel(line.id)(getState());
    const verdict = checkStep(line, step, { ...context, answers });
    if (verdict.ok) dispatch(answersChanged({ line: line.id, answers: { ...answers, ...verdict.answers } }));
    return dispatch(step.verifiesPerson ? verifyPerson(current) : continueFrom(current, { isSent: false }));
  };

/** The code was right, or none was required: the step's own calls have been made. */
export const continueAfterVerification = (current: CurrentStep): Submitted => continueFrom(current, { isSent: true });

const continueFrom =
  (current: CurrentStep, sending: { isSent: boolean }): Submitted =>
  (dispatch, getState) =>
    dispatch(completeStep(current, selectFunnel(current.line.id)(getState()).answers, sending));

/** Requests offers as soon as every step is stored; of a line that advisers prepare, an application. */
export function requestOffers({ line, step }: Pick<CurrentStep, 'line' | 'step'>): AppThunk<Promise<NextScreen>> {
  return async (dispatch, getState) => {
    const emptied = await dispatch(lineStepQueue(line)).whenEmpty();
    const { refused } = selectFunnel(line.id)(getState()).storing;
    if (!emptied.isSuccess) return stayOnStep(refused ? undefined : refusalOf(line, emptied));
    if (line.facts.sale === 'adviser') return dispatch(apply(line, step.slug));
    const reply = await dispatch(createOffer({ line: line.id, page: step.slug, send: sendWithCaptcha }));
    if (reply?.isSuccess) return { to: 'list' };
    if (reply && (reply.fields || isOfEndedVisit(reply))) dispatch(returnToRefusedStep(line, step.slug, reply));
    return stayOnStep();
  };
}

const apply =
  (line: Line, step: string): AppThunk<Promise<NextScreen>> =>
  async (dispatch) => {
    const reply = await dispatch(requestApplication(line));
    if (reply.isSuccess) return { to: 'application' };
    if (!reply.fields && !isOfEndedVisit(reply)) return stayOnStep(refusalOf(line, reply));
    dispatch(returnToRefusedStep(line, step, reply));
    return stayOnStep();
  };
