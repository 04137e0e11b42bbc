import type { Envelope } from '@emsal/api/envelope';
import { behindPaint } from '@emsal/platform/behind-paint';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import { openVisit } from '@emsal/state/funnel/open-visit';
import type { AppThunk } from '@emsal/state/store';
import { startVerification } from '@emsal/verify/person/start-verification';
import type { Leaving } from './leaving';
import { queueOf } from './queue-of';
import { saveDraft } from './save-draft';
import { sendStep } from './send-step';

/** Stores a step that asks who the visitor is, up to the question whether a code is needed. */
export function storePerson(leaving: Leaving): AppThunk<Promise<Envelope<{ isOtpRequired: boolean }>>> {
  return async (dispatch, getState) => {
    const { line, step } = leaving;
    const typed = { step: step.slug };
    await behindPaint(() => dispatch(saveDraft(line, typed)));
    const emptied = await dispatch(queueOf(line)).emptied();
    if (!emptied.isSuccess) return emptied;
    const visit = await dispatch(openVisit(line.facts));
    if (!visit.isSuccess) return visit;
    const draft = await dispatch(saveDraft(line, typed));
    const { answers } = selectFunnel(line.id)(getState());
    return draft.isSuccess ? dispatch(startVerification(line.id, () => dispatch(sendStep(leaving, answers)))) : draft;
  };
}
