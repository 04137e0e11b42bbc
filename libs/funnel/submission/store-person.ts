import type { Envelope } from '@emsal/api/envelope';
import { afterNextPaint } from '@emsal/platform/paint/after-next-paint';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import { openVisit } from '@emsal/state/visit/open-visit';
import type { AppThunk } from '@emsal/state/store';
import { startVerification } from '@emsal/verify/person/start-verification';
import { lineStepQueue } from './line-step-queue';
import type { CurrentStep } from './next-screen';
import { saveDraft } from '../draft/save-draft';
import { sendStep } from './send-step';

/** Stores the step that identifies the visitor, up to the server's decision whether a code is required. */
export function storePerson(current: CurrentStep): AppThunk<Promise<Envelope<{ isOtpRequired: boolean }>>> {
  return async (dispatch, getState) => {
    const { line, step } = current;
    const saved = { step: step.slug };
    await afterNextPaint(() => dispatch(saveDraft(line, saved)));
    const emptied = await dispatch(lineStepQueue(line)).whenEmpty();
    if (!emptied.isSuccess) return emptied;
    const visit = await dispatch(openVisit(line.facts));
    if (!visit.isSuccess) return visit;
    const draft = await dispatch(saveDraft(line, saved));
    const { answers } = selectFunnel(line.id)(getState());
    return draft.isSuccess ? dispatch(startVerification(line.id, () => dispatch(sendStep(current, answers)))) : draft;
  };
}
