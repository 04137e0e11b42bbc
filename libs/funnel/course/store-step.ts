/** What goes to the server when a step has been left: first the draft that marks it as done, then the step's own calls. */
import { createClient } from '@emsal/api/client';
import type { Client } from '@emsal/api/client';
import type { Envelope } from '@emsal/api/envelope';
import { success } from '@emsal/api/envelope';
import type { AnswerSet, FormContext } from '@emsal/lines/kit/field';
import { saveRequests } from '@emsal/lines/kit/requests';
import type { StepRequest } from '@emsal/lines/kit/requests';
import type { Line } from '@emsal/lines/kit/step';
import { findStep } from '@emsal/lines/kit/visible-steps';
import { painted } from '@emsal/platform/painted';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import { openVisit } from '@emsal/state/funnel/open-visit';
import type { AppThunk } from '@emsal/state/store';
import { sendWithCaptcha } from '@emsal/verify/captcha/send-with-captcha';
import { startVerification } from '@emsal/verify/person/start-verification';
import { behindPaint } from '../draft/behind-paint';
import type { Leaving } from './leaving';
import { queueOf } from './queue-of';
import { saveDraft } from './save-draft';

type Stored = Promise<Envelope<unknown>>;

/** One call after the other; the first refusal ends it. */
async function sendAll(client: Client, requests: readonly StepRequest[]): Stored {
  for (const { call, body } of requests) {
    const reply: Envelope<unknown> = await sendWithCaptcha(client, (captcha) =>
      client.command(call as never, (captcha === undefined ? body : { ...(body as object), captcha }) as never),
    );
    if (!reply.isSuccess) return reply;
  }
  return success(null);
}

/** The step's own calls with the answers that it was left with. */
function sendStep({ line, step, context }: Leaving, answers: AnswerSet): AppThunk<Stored> {
  return async (dispatch, _, { transport }) => {
    const visit = await dispatch(openVisit(line.id));
    if (!visit.isSuccess) return visit;
    return sendAll(createClient(transport), saveRequests(line, step, { ...context, visitId: visit.result, answers }));
  };
}

/**
 * Stores a step. What a reload must find is sent first, behind the paint or before the page ends; until the step's own calls have been
 * made, the draft says that they are owed.
 * @param isSent its own calls have been made
 */
export function queueStep(leaving: Leaving, { isSent }: { isSent: boolean }): AppThunk<void> {
  return (dispatch, getState) => {
    const { line, step } = leaving;
    const { answers, visitId } = selectFunnel(line.id)(getState());
    const left = { step: step.slug, completed: true };
    const isOwed = !isSent && step.saves.length > 0;
    const kept = visitId !== null && behindPaint(() => dispatch(saveDraft(line.id, { ...left, isStored: !isOwed })));
    const send = async (): Stored => {
      await painted();
      const sent = isSent ? success(null) : await dispatch(sendStep(leaving, answers));
      if (!sent.isSuccess) return sent;
      const first = await kept;
      return first && first.isSuccess && !isOwed ? first : dispatch(saveDraft(line.id, { ...left, isStored: true }));
    };
    dispatch(queueOf(line)).put({ kind: 'step', step: step.slug, send });
  };
}

/** Sends the calls that were owed when an earlier page of this visit ended. */
export function sendOwed(line: Line, context: FormContext): AppThunk<void> {
  return (dispatch, getState) => {
    const queue = dispatch(queueOf(line));
    for (const slug of selectFunnel(line.id)(getState()).storing.waiting) {
      const step = findStep(line, slug);
      if (step && !queue.holds(slug)) dispatch(queueStep({ line, step, context }, { isSent: false }));
    }
  };
}

/** Stores a step that asks who the visitor is, up to the question whether a code is needed. */
export function storePerson(leaving: Leaving): AppThunk<Promise<Envelope<{ isOtpRequired: boolean }>>> {
  return async (dispatch, getState) => {
    const { line, step } = leaving;
    const typed = { step: step.slug };
    await behindPaint(() => dispatch(saveDraft(line.id, typed)));
    const emptied = await dispatch(queueOf(line)).emptied();
    if (!emptied.isSuccess) return emptied;
    const visit = await dispatch(openVisit(line.id));
    if (!visit.isSuccess) return visit;
    const draft = await dispatch(saveDraft(line.id, typed));
    const { answers } = selectFunnel(line.id)(getState());
    return draft.isSuccess ? dispatch(startVerification(line.id, () => dispatch(sendStep(leaving, answers)))) : draft;
  };
}
