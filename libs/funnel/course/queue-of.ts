/** The queue of a line's visit on this page; what it meets stands in the slice. */
import type { Failure } from '@emsal/api/envelope';
import { hasDialog } from '@emsal/api/outcomes/create-offer-codes';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { Line } from '@emsal/lines/kit/step';
import type { Page } from '@emsal/platform/page';
import {
  createOfferFailed,
  selectFunnel,
  stepRefused,
  stepStored,
  storingStuck,
} from '@emsal/state/funnel/funnel-slice';
import { openVisit } from '@emsal/state/funnel/open-visit';
import type { AppThunk } from '@emsal/state/store';
import { blamed, refusalOf } from './refusal';
import type { Refusal } from './refusal';
import { saveDraft } from './save-draft';
import { createStepQueue } from './step-queue';
import type { StepQueue } from './step-queue';

const queues = new WeakMap<Page, Map<LineId, StepQueue>>();

/** What the form says of a refusal; nothing when a dialog explains it and leads on. */
export function explain(line: Line, refused: Failure): AppThunk<Refusal | undefined> {
  return (dispatch) => {
    const refusal = refusalOf(line, refused);
    if (Object.keys(refusal.fields).length > 0 || !hasDialog(refused.messageCode)) return refusal;
    const { message, messageCode } = refused;
    dispatch(createOfferFailed({ line: line.id, message, messageCode }));
    return undefined;
  };
}

/** Leads back to the step that asks for what the server refused, whichever step sent it. */
export function refuse(line: Line, sent: string, reply: Failure): AppThunk<void> {
  return (dispatch, getState) => {
    const refusal = dispatch(explain(line, reply));
    const { answers } = selectFunnel(line.id)(getState());
    const refused = refusal ? blamed(line, answers, { step: sent, refusal }) : { step: sent };
    dispatch(stepRefused({ line: line.id, ...refused }));
  };
}

export function queueOf(line: Line): AppThunk<StepQueue> {
  return (dispatch, _, page) => {
    const ofPage = queues.get(page) ?? new Map<LineId, StepQueue>();
    queues.set(page, ofPage);
    const made =
      ofPage.get(line.id) ??
      createStepQueue({
        stored: (step) => dispatch(stepStored({ line: line.id, step })),
        outOfReach: () => dispatch(storingStuck({ line: line.id })),
        refused: (step, reply) => dispatch(refuse(line, step, reply)),
      });
    ofPage.set(line.id, made);
    return made;
  };
}

/**
 * Saves what is typed, in a visit opened for it. While a step's own calls are out it does not wait behind them.
 * Settles when the save is on its way; never where a later one goes in its place.
 */
export function queueDraft(line: Line, step: string): AppThunk<Promise<unknown>> {
  return (dispatch, getState) => {
    const save = () => dispatch(saveDraft(line, { step }));
    if (selectFunnel(line.id)(getState()).storing.waiting.length > 0) return save();
    return new Promise((sent) => {
      const send = async () => {
        const visit = await dispatch(openVisit(line.facts));
        const saved = visit.isSuccess ? save() : visit;
        sent(null);
        return saved;
      };
      dispatch(queueOf(line)).put({ kind: 'draft', step, send });
    });
  };
}
