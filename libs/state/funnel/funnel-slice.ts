/** State of every line's form: answers, visit, verification, and the quote request. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { resetsVerification } from '@emsal/api/outcomes/create-offer-codes';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { draftMetadata, withoutDraftMetadata } from '@emsal/lines/kit/answers/draft-metadata';
import { createSlice } from '@emsal/platform/store';
import { lineReducerFor } from '../line-reducer';
import { emptyFunnel, noCreateOfferError, idleStoring } from './funnel-state';
import type { Draft, FunnelState, LineFunnel, StepRefusal } from './funnel-state';
import { offersPrepared } from '../offer/offers-prepared';

const funnelReducer = lineReducerFor(() => emptyFunnel);

/** Merges the server's draft into the page's state. Answers typed on this page win. */
export function restoreFunnel(current: LineFunnel, draft: Draft): LineFunnel {
  const isSameVisit = current.visitId === draft.visitId;
  const stored = Object.fromEntries(Object.entries(draft.answers).filter(([, answer]) => answer !== null)) as AnswerSet;
  const { [draftMetadata.lookupRuns]: runs, [draftMetadata.owedSteps]: pendingSteps } = stored;
  const answers = {
    ...withoutDraftMetadata(stored),
    ...(isSameVisit || current.visitId === null ? current.answers : {}),
  };
  const person = draft.customer ? { defaultPersonalData: draft.customer } : {};
  return {
    ...(isSameVisit ? current : emptyFunnel),
    ...person,
    visitId: draft.visitId,
    answers,
    savedAnswers: stored,
    storing: { ...idleStoring, waiting: typeof pendingSteps === 'string' ? pendingSteps.split(' ') : [] },
    lookupRuns: typeof runs === 'string' ? (JSON.parse(runs) as LineFunnel['lookupRuns']) : {},
    done: draft.completedSteps,
    isVerified: draft.isVerified,
    offerNo: draft.offerNo,
    hasAssets: draft.hasAssets,
  };
}

const without = (slugs: readonly string[], slug: string): readonly string[] => slugs.filter((one) => one !== slug);

const refused = ({ message, messageCode }: { message: string; messageCode: string }) => ({ message, messageCode });

interface RefusedStep {
  step: string;
  refusal?: StepRefusal;
}

const initialState: FunnelState = {};

export const funnelSlice = createSlice({
  name: 'funnel',
  initialState,
  reducers: {
    visitOpened: funnelReducer<{ visitId: VisitId }>((_, { visitId }) => ({ visitId })),
    visitRestored: funnelReducer<{ draft: Draft }>((before, { draft }) => restoreFunnel(before, draft)),
    answersChanged: funnelReducer<{ answers: AnswerSet }>((_, { answers }) => ({ answers })),
    /** The step is complete for the visitor; the server is informed next. */
    stepCompleted: funnelReducer<{ step: string; answers: AnswerSet }>(({ done, storing }, { step, answers }) => ({
      answers,
      done: [...new Set([...done, step])],
      storing: { ...storing, waiting: [...without(storing.waiting, step), step], refused: null },
    })),
    stepStored: funnelReducer<{ step: string }>(({ storing }, { step }) => ({
      storing: { ...storing, waiting: without(storing.waiting, step), isStuck: false },
    })),
    storingStalled: funnelReducer(({ storing }) => ({ storing: { ...storing, isStuck: true } })),
    /**
     * Later steps depend on this one: those that the server does not have are reopened, and the quote request is reset.
     */
    stepRefused: funnelReducer<RefusedStep>(({ done, storing }, { step, refusal }) => ({
      done: done.filter((slug) => slug !== step && !storing.waiting.includes(slug)),
      storing: { ...idleStoring, refused: { step, refusal }, refusals: storing.refusals + 1 },
      createOfferStatus: emptyFunnel.createOfferStatus,
    })),
    /** The visitor has to stay, but stored steps are kept. */
    stepBlocked: funnelReducer<RefusedStep>(({ storing }, { step, refusal }) => ({
      storing: { ...storing, refused: { step, refusal }, refusals: storing.refusals + 1 },
    })),
    /** The server has no such visit any more. What was typed on this page stays and goes into the next one (decision 312). */
    visitEnded: funnelReducer(({ answers, storing: { refusals } }) => ({
      ...emptyFunnel,
      answers,
      storing: { ...idleStoring, refusals },
    })),
    /** The visitor has submitted again. */
    refusalDismissed: funnelReducer(({ storing }) => ({ storing: { ...storing, refused: null } })),
    lookupRan: funnelReducer<{ call: string; key: string }>((before, { call, key }) => ({
      lookupRuns: { ...before.lookupRuns, [call]: key },
    })),
    otpRequirementLoaded: funnelReducer<{ isOtpRequired: boolean }>((_, { isOtpRequired }) => ({ isOtpRequired })),
    draftSaved: funnelReducer<{ answers: AnswerSet }>((_, { answers }) => ({ savedAnswers: answers })),
    /** Masked values can be read now: look-ups run again. */
    visitVerified: funnelReducer(() => ({ isVerified: true, lookupRuns: {} })),
    offerCreated: funnelReducer<{ offerNo: string }>((_, { offerNo }) => ({
      offerNo,
      createOfferStatus: emptyFunnel.createOfferStatus,
      createOfferError: noCreateOfferError,
    })),
    createOfferFailed: funnelReducer<{ message: string; messageCode: string }>((before, refusal) => ({
      createOfferStatus: { ...before.createOfferStatus, isPrepareOffersClicked: false },
      createOfferError: { status: true, offerNo: before.offerNo, ...refused(refusal) },
      ...(resetsVerification(refusal.messageCode) && { isVerified: false, done: [] }),
    })),
    createOfferErrorClosed: funnelReducer(() => ({ createOfferError: noCreateOfferError })),
    funnelEmptied: funnelReducer(() => emptyFunnel),
  },
  extraReducers: (builder) => {
    builder.addCase(
      offersPrepared,
      funnelReducer<{ page: string }>((_, { page }) => ({
        offerNo: null,
        createOfferStatus: { isPrepareOffersClicked: true, createOfferPage: page },
        createOfferError: noCreateOfferError,
      })),
    );
  },
});

export const {
  visitOpened,
  visitRestored,
  answersChanged,
  stepCompleted,
  stepStored,
  storingStalled,
  stepRefused,
  stepBlocked,
  visitEnded,
  refusalDismissed,
  lookupRan,
  otpRequirementLoaded,
  visitVerified,
  draftSaved,
  offerCreated,
  createOfferFailed,
  createOfferErrorClosed,
  funnelEmptied,
} = funnelSlice.actions;

/** State of a line; the empty state initially. */
export const selectFunnel =
  (line: LineId) =>
  (state: { funnel?: FunnelState }): LineFunnel =>
    state.funnel?.[line] ?? emptyFunnel;
