/** Stores a submitted step in the background: first the draft that marks it as completed, then the step's own calls. */
import { success } from '@emsal/api/envelope';
import type { FormContext } from '@emsal/lines/kit/grammar/field';
import type { Line, Step } from '@emsal/lines/kit/grammar/step';
import { findStep } from '@emsal/lines/kit/steps/visible-steps';
import { afterNextPaint } from '@emsal/platform/paint/after-next-paint';
import { nextPaint } from '@emsal/platform/paint/next-paint';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { AppThunk } from '@emsal/state/store';
import { lineStepQueue } from './line-step-queue';
import type { CurrentStep } from './next-screen';
import { saveDraft } from '../draft/save-draft';
import type { SavedStep } from '../draft/save-draft';
import { sendStep } from './send-step';
import type { StepReply } from './send-step';

/** The step's fields and the answers that they depend on, sent together so that two tabs never mix two vehicles. */
function dependentFields({ relations }: Line, { entries }: Step): readonly string[] {
  const own = entries.map(({ field }) => field);
  const sets = Object.entries(relations.clears).filter(([, cleared]) => cleared.some((name) => own.includes(name)));
  return [...own, ...sets.flat(2)];
}

/**
 * The draft is sent after the next paint, or before the page ends, so that a reload finds it. Until the step's own calls have been
 * made, the draft lists the step as pending.
 * @param isSent the step's own calls have been made already
 */
export function queueStep(current: CurrentStep, { isSent }: { isSent: boolean }): AppThunk<void> {
  return (dispatch, getState) => {
    const { line, step } = current;
    const { answers, visitId } = selectFunnel(line.id)(getState());
    const saved: SavedStep = { step: step.slug, completed: true, alwaysInclude: dependentFields(line, step) };
    const isPending = !isSent && step.saves.length > 0;
    const firstSave =
      visitId !== null && afterNextPaint(() => dispatch(saveDraft(line, { ...saved, isStored: !isPending })));
    const send = async (): StepReply => {
      await nextPaint();
      const sent = isSent ? success(null) : await dispatch(sendStep(current, answers));
      if (!sent.isSuccess) return sent;
      const first = await firstSave;
      return first && first.isSuccess && !isPending ? first : dispatch(saveDraft(line, { ...saved, isStored: true }));
    };
    dispatch(lineStepQueue(line)).enqueue({ kind: 'step', step: step.slug, send });
  };
}

/** Makes the calls that were still pending when an earlier page of this visit ended. */
export function resendPendingSteps(line: Line, context: FormContext): AppThunk<void> {
  return (dispatch, getState) => {
    const queue = dispatch(lineStepQueue(line));
    for (const slug of selectFunnel(line.id)(getState()).storing.waiting) {
      const step = findStep(line, slug);
      if (step && !queue.has(slug)) dispatch(queueStep({ line, step, context }, { isSent: false }));
    }
  };
}
