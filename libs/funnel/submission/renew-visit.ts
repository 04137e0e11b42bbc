/** The server has no such visit any more, while its form is open: what is on this page goes into a new visit (decision 312). */
import type { Envelope } from '@emsal/api/envelope';
import { endedVisit } from '@emsal/api/outcomes/ended-visit';
import type { Line, Step } from '@emsal/lines/kit/grammar/step';
import { visibleSteps } from '@emsal/lines/kit/steps/visible-steps';
import { selectFunnel, stepBlocked, visitEnded } from '@emsal/state/funnel/funnel-slice';
import type { AppThunk } from '@emsal/state/store';
import { openVisit } from '@emsal/state/visit/open-visit';
import { saveDraft } from '../draft/save-draft';
import { refusalTexts } from './refusal.texts';

export const isOfEndedVisit = (reply: Envelope<unknown>): boolean =>
  !reply.isSuccess && reply.messageCode === endedVisit.code;

/** The new visit is opened and filled at once, so that a reload finds it. */
export const renewVisit =
  (line: Line, { slug }: Step): AppThunk<Promise<unknown>> =>
  async (dispatch) => {
    dispatch(visitEnded({ line: line.id }));
    const opened = await dispatch(openVisit(line.facts));
    return opened.isSuccess && dispatch(saveDraft(line, { step: slug }));
  };

const provingStep =
  (line: Line): AppThunk<Step> =>
  (_, getState) => {
    const steps = visibleSteps(line, selectFunnel(line.id)(getState()).answers);
    return steps.find(({ verifiesPerson }) => verifiesPerson) ?? steps[0]!;
  };

/** Leads to the step that proves the person, because nobody is proven in the new visit. */
export const proveAgain =
  (line: Line): AppThunk<void> =>
  (dispatch) => {
    const step = dispatch(provingStep(line));
    void dispatch(renewVisit(line, step));
    const refusal = { fields: {}, message: refusalTexts.visitRenewed, canRetry: false };
    dispatch(stepBlocked({ line: line.id, step: step.slug, refusal }));
  };

/** For a page that has nothing to go on with: nothing is kept in the browser (decision 105). */
export const askFromStart =
  (line: Line): AppThunk<void> =>
  (dispatch) => {
    const refusal = { fields: {}, message: refusalTexts.visitEnded, canRetry: false };
    dispatch(stepBlocked({ line: line.id, step: dispatch(provingStep(line)).slug, refusal }));
  };
