/** What goes to the server when a step has been left: first the draft that marks it as done, then the step's own calls. */
import { success } from '@emsal/api/envelope';
import type { FormContext } from '@emsal/lines/kit/field';
import type { Line, Step } from '@emsal/lines/kit/step';
import { findStep } from '@emsal/lines/kit/visible-steps';
import { behindPaint } from '@emsal/platform/behind-paint';
import { painted } from '@emsal/platform/painted';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { AppThunk } from '@emsal/state/store';
import type { Leaving } from './leaving';
import { queueOf } from './queue-of';
import { saveDraft } from './save-draft';
import { sendStep } from './send-step';
import type { Stored } from './send-step';

/** What a step asks, and the answers that it stands on with all that they clear: two tabs never make one vehicle of two. */
function standTogether({ relations }: Line, { entries }: Step): readonly string[] {
  const own = entries.map(({ field }) => field);
  const sets = Object.entries(relations.clears).filter(([, cleared]) => cleared.some((name) => own.includes(name)));
  return [...own, ...sets.flat(2)];
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
    const left = { step: step.slug, completed: true, again: standTogether(line, step) };
    const isOwed = !isSent && step.saves.length > 0;
    const kept = visitId !== null && behindPaint(() => dispatch(saveDraft(line, { ...left, isStored: !isOwed })));
    const send = async (): Stored => {
      await painted();
      const sent = isSent ? success(null) : await dispatch(sendStep(leaving, answers));
      if (!sent.isSuccess) return sent;
      const first = await kept;
      return first && first.isSuccess && !isOwed ? first : dispatch(saveDraft(line, { ...left, isStored: true }));
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
