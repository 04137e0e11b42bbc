/** The step queue of a line's visit on this page, and what its events do to the store. */
import type { Failure } from '@emsal/api/envelope';
import { hasDialog } from '@emsal/api/outcomes/create-offer-codes';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Line } from '@emsal/lines/kit/grammar/step';
import type { Page } from '@emsal/platform/page';
import {
  createOfferFailed,
  selectFunnel,
  stepRefused,
  stepStored,
  storingStalled,
} from '@emsal/state/funnel/funnel-slice';
import { openVisit } from '@emsal/state/visit/open-visit';
import type { AppThunk } from '@emsal/state/store';
import { refusedStep, refusalOf } from './refusal';
import type { Refusal } from './refusal';
import { isOfEndedVisit, proveAgain } from './renew-visit';
import { saveDraft } from '../draft/save-draft';
import { createStepQueue } from './step-queue';
import type { StepQueue } from './step-queue';

const queues = new WeakMap<Page, Map<LineId, StepQueue>>();

/** What the form shows of a failure; undefined when a dialog explains it. */
export function explainRefusal(line: Line, failure: Failure): AppThunk<Refusal | undefined> {
  return (dispatch) => {
    const refusal = refusalOf(line, failure);
    if (Object.keys(refusal.fields).length > 0 || !hasDialog(failure.messageCode)) return refusal;
    const { message, messageCode } = failure;
    dispatch(createOfferFailed({ line: line.id, message, messageCode }));
    return undefined;
  };
}

/** Leads back to the step that asks for what the server refused, which need not be the step that was sent. */
export function returnToRefusedStep(line: Line, sent: string, reply: Failure): AppThunk<void> {
  return (dispatch, getState) => {
    if (isOfEndedVisit(reply)) return dispatch(proveAgain(line));
    const refusal = dispatch(explainRefusal(line, reply));
    const { answers } = selectFunnel(line.id)(getState());
    const refused = refusal ? refusedStep(line, answers, { step: sent, refusal }) : { step: sent };
    dispatch(stepRefused({ line: line.id, ...refused }));
  };
}

export function lineStepQueue(line: Line): AppThunk<StepQueue> {
  return (dispatch, _, page) => {
    const ofPage = queues.get(page) ?? new Map<LineId, StepQueue>();
    queues.set(page, ofPage);
    const queue =
      ofPage.get(line.id) ??
      createStepQueue({
        stored: (step) => dispatch(stepStored({ line: line.id, step })),
        unreachable: () => dispatch(storingStalled({ line: line.id })),
        refused: (step, reply) => dispatch(returnToRefusedStep(line, step, reply)),
      });
    ofPage.set(line.id, queue);
    return queue;
  };
}

/**
 * Saves what is typed, opening a visit for it if there is none. It does not wait for calls of submitted steps.
 * Settles when the request is on its way; never if a later job carries this draft's changes.
 */
export function queueDraft(line: Line, step: string): AppThunk<Promise<unknown>> {
  return (dispatch, getState) => {
    const save = () => dispatch(saveDraft(line, { step }));
    if (selectFunnel(line.id)(getState()).storing.waiting.length > 0) return save();
    return new Promise((onItsWay) => {
      const send = async () => {
        const visit = await dispatch(openVisit(line.facts));
        const saved = visit.isSuccess ? save() : visit;
        onItsWay(null);
        return saved;
      };
      dispatch(lineStepQueue(line)).enqueue({ kind: 'draft', step, send });
    });
  };
}
