/** A step's own calls: what the server is sent beside the draft. */
import { createClient } from '@emsal/api/client';
import type { Client } from '@emsal/api/client';
import type { Envelope } from '@emsal/api/envelope';
import { success } from '@emsal/api/envelope';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { saveRequests } from '@emsal/lines/kit/steps/requests';
import type { StepRequest } from '@emsal/lines/kit/steps/requests';
import { openVisit } from '@emsal/state/visit/open-visit';
import type { AppThunk } from '@emsal/state/store';
import { sendWithCaptcha } from '@emsal/verify/captcha/send-with-captcha';
import type { CurrentStep } from './next-screen';

export type StepReply = Promise<Envelope<unknown>>;

/** One call after the other; stops at the first failure. */
async function sendAll(client: Client, requests: readonly StepRequest[]): StepReply {
  for (const { call, body } of requests) {
    const reply: Envelope<unknown> = await sendWithCaptcha(client, (captcha) =>
      client.command(call as never, (captcha === undefined ? body : { ...(body as object), captcha }) as never),
    );
    if (!reply.isSuccess) return reply;
  }
  return success(null);
}

/** @param answers with which the step was submitted */
export function sendStep({ line, step, context }: CurrentStep, answers: AnswerSet): AppThunk<StepReply> {
  return async (dispatch, _, { transport }) => {
    const visit = await dispatch(openVisit(line.facts));
    if (!visit.isSuccess) return visit;
    return sendAll(createClient(transport), saveRequests(line, step, { ...context, visitId: visit.result, answers }));
  };
}
