/** Leaving a step by its button: what was typed is kept, stored and, where the step says so, verified. */
import { createClient } from '@emsal/api/client';
import type { Client } from '@emsal/api/client';
import type { Envelope, Failure } from '@emsal/api/envelope';
import { success } from '@emsal/api/envelope';
import { hasDialog } from '@emsal/api/outcomes/create-offer';
import { withDerived } from '@emsal/lines/kit/answers';
import { checkStep } from '@emsal/lines/kit/check-step';
import type { AnswerSet, FormContext } from '@emsal/lines/kit/field';
import { saveRequests } from '@emsal/lines/kit/requests';
import type { StepRequest } from '@emsal/lines/kit/requests';
import type { Line, Step } from '@emsal/lines/kit/step';
import { answersKept, createOfferFailed, selectFunnel, stepCompleted } from '@emsal/state/funnel/funnel-slice';
import { createOffer } from '@emsal/state/funnel/create-offer';
import { openVisit } from '@emsal/state/funnel/open-visit';
import type { AppThunk } from '@emsal/state/store';
import { sendWithCaptcha } from '@emsal/verify/captcha/send-with-captcha';
import { startVerification } from '@emsal/verify/person/start-verification';
import { nextStep } from '@emsal/lines/kit/step-order';
import { refusalOf } from './refusal';
import type { Refusal } from './refusal';
import { runLookups } from './run-lookups';
import { saveDraft } from './save-draft';

export interface Leaving {
  line: Line;
  step: Step;
  context: FormContext;
}

/** `code`: a one-time code stands before the next step · `offers`: the offer number is there · `stay`: the reason stands in the slice. */
export type Left = { to: 'step'; slug: string } | { to: 'offers' } | { to: 'code' } | { to: 'stay'; refusal?: Refusal };

const stay = (refusal?: Refusal): Left => ({ to: 'stay', refusal });

/** Keeps the step's answers, normalised; false while one of them is wrong. */
function keepAnswers({ line, step, context }: Leaving, values: AnswerSet): AppThunk<Refusal | null> {
  return (dispatch) => {
    const verdict = checkStep(line, step, { ...context, answers: values });
    if (!verdict.ok) return { fields: verdict.errors, canRetry: false };
    const answers = withDerived(line, { ...values, ...verdict.answers }, Object.keys(verdict.answers));
    dispatch(answersKept({ line: line.id, answers }));
    return null;
  };
}

/** One call after the other; the first refusal ends it. */
async function sendAll(client: Client, requests: readonly StepRequest[]): Promise<Envelope<unknown>> {
  for (const { call, body } of requests) {
    const reply: Envelope<unknown> = await sendWithCaptcha(client, (captcha) =>
      client.command(call as never, (captcha === undefined ? body : { ...(body as object), captcha }) as never),
    );
    if (!reply.isSuccess) return reply;
  }
  return success(null);
}

/** Stores what the step says; with `verifies` up to the question whether a code is needed. */
function storeStep(leaving: Leaving): AppThunk<Promise<Envelope<{ isOtpRequired: boolean }>>> {
  return async (dispatch, getState, { transport }) => {
    const { line, step, context } = leaving;
    const visit = await dispatch(openVisit(line.id));
    if (!visit.isSuccess) return visit;
    const { answers } = selectFunnel(line.id)(getState());
    const store = () =>
      sendAll(createClient(transport), saveRequests(line, step, { ...context, visitId: visit.result, answers }));
    if (step.verifies) {
      const draft = await dispatch(saveDraft(line.id, step.slug, false));
      return draft.isSuccess ? dispatch(startVerification(line.id, store)) : draft;
    }
    const stored = await store();
    return stored.isSuccess ? success({ isOtpRequired: false }) : stored;
  };
}

/** Marks the step as done and finds what follows: the next step with what is known of it, or the offers. */
export function finishStep({ line, step, context }: Leaving): AppThunk<Promise<Left>> {
  return async (dispatch, getState) => {
    const draft = await dispatch(saveDraft(line.id, step.slug, true));
    if (!draft.isSuccess) return stay(refusalOf(line, draft));
    dispatch(stepCompleted({ line: line.id, step: step.slug }));
    const next = nextStep(line, selectFunnel(line.id)(getState()).answers, step.slug);
    if (!next) return (await dispatch(createOffer(line.id, step.slug))) ? { to: 'offers' } : stay();
    await dispatch(runLookups(line, next, context));
    void dispatch(saveDraft(line.id, next.slug, false));
    return {
      to: 'step',
      slug: nextStep(line, selectFunnel(line.id)(getState()).answers, step.slug)?.slug ?? next.slug,
    };
  };
}

/** What the form says of a refusal; nothing when a dialog explains it and leads on. */
function explain(line: Line, refused: Failure): AppThunk<Refusal | undefined> {
  return (dispatch) => {
    const refusal = refusalOf(line, refused);
    if (Object.keys(refusal.fields).length > 0 || !hasDialog(refused.messageCode)) return refusal;
    const { message, messageCode } = refused;
    dispatch(createOfferFailed({ line: line.id, message, messageCode }));
    return undefined;
  };
}

export function leaveStep(leaving: Leaving, values: AnswerSet): AppThunk<Promise<Left>> {
  return async (dispatch) => {
    const wrong = dispatch(keepAnswers(leaving, values));
    if (wrong) return stay(wrong);
    const stored = await dispatch(storeStep(leaving));
    if (!stored.isSuccess) return stay(dispatch(explain(leaving.line, stored)));
    return stored.result.isOtpRequired ? { to: 'code' } : dispatch(finishStep(leaving));
  };
}
