/** The funnel of every line between two steps: answers, visit, verification, and how asking for offers went. */
import { resetsVerification } from '@emsal/api/outcomes/create-offer-codes';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { AnswerSet } from '@emsal/lines/kit/field';
import { pageMarks, withoutPageMarks } from '@emsal/lines/kit/page-marks';
import { createSlice } from '@emsal/platform/store';
import { forLine } from '../for-line';
import { emptyFunnel, noCreateOfferError, nothingStoring } from './funnel-state';
import type { Draft, FunnelState, LineFunnel, StepRefusal } from './funnel-state';
import { offersPrepared } from './prepare-offers';

const own = forLine(emptyFunnel);

/** What the server keeps of a visit, over what this page held. Answers typed here since then win. */
export function restoreFunnel(kept: LineFunnel, draft: Draft): LineFunnel {
  const isSame = kept.visitId === draft.visitId;
  const stored = Object.fromEntries(Object.entries(draft.answers).filter(([, answer]) => answer !== null)) as AnswerSet;
  const { [pageMarks.lookupRuns]: runs, [pageMarks.owedSteps]: owed } = stored;
  const answers = { ...withoutPageMarks(stored), ...(isSame || kept.visitId === null ? kept.answers : {}) };
  const person = draft.customer ? { defaultPersonalData: draft.customer } : {};
  return {
    ...(isSame ? kept : emptyFunnel),
    ...person,
    visitId: draft.visitId,
    answers,
    savedAnswers: stored,
    storing: { ...nothingStoring, waiting: typeof owed === 'string' ? owed.split(' ') : [] },
    lookupRuns: typeof runs === 'string' ? (JSON.parse(runs) as LineFunnel['lookupRuns']) : {},
    done: draft.completedSteps,
    isVerified: draft.isVerified,
    offerNo: draft.offerNo,
    hasAssets: draft.hasAssets,
  };
}

const without = (slugs: readonly string[], slug: string): readonly string[] => slugs.filter((one) => one !== slug);

const refused = ({ message, messageCode }: { message: string; messageCode: string }) => ({ message, messageCode });

interface Refused {
  step: string;
  refusal?: StepRefusal;
}

const initialState: FunnelState = {};

export const funnelSlice = createSlice({
  name: 'funnel',
  initialState,
  reducers: {
    visitOpened: own<{ visitId: string }>((_, { visitId }) => ({ visitId })),
    visitRestored: own<{ draft: Draft }>((before, { draft }) => restoreFunnel(before, draft)),
    answersKept: own<{ answers: AnswerSet }>((_, { answers }) => ({ answers })),
    /** Done for the visitor, with these answers; the server hears of it next. */
    stepLeft: own<{ step: string; answers: AnswerSet }>(({ done, storing }, { step, answers }) => ({
      answers,
      done: [...new Set([...done, step])],
      storing: { ...storing, waiting: [...without(storing.waiting, step), step], refused: null },
    })),
    stepStored: own<{ step: string }>(({ storing }, { step }) => ({
      storing: { ...storing, waiting: without(storing.waiting, step), isStuck: false },
    })),
    storingStuck: own(({ storing }) => ({ storing: { ...storing, isStuck: true } })),
    /** Later steps stood on this one: those that the server does not have are open again too, and no offers are being prepared. */
    stepRefused: own<Refused>(({ done, storing }, { step, refusal }) => ({
      done: done.filter((slug) => slug !== step && !storing.waiting.includes(slug)),
      storing: { ...nothingStoring, refused: { step, refusal }, refusals: storing.refusals + 1 },
      createOfferStatus: emptyFunnel.createOfferStatus,
    })),
    /** The visitor has to stay, but nothing of what was stored is taken back. */
    stepHeld: own<Refused>(({ storing }, { step, refusal }) => ({
      storing: { ...storing, refused: { step, refusal }, refusals: storing.refusals + 1 },
    })),
    /** The visitor has pressed the button again. */
    refusalAnswered: own(({ storing }) => ({ storing: { ...storing, refused: null } })),
    lookupRan: own<{ call: string; key: string }>((before, { call, key }) => ({
      lookupRuns: { ...before.lookupRuns, [call]: key },
    })),
    otpAsked: own<{ isOtpRequired: boolean }>((_, { isOtpRequired }) => ({ isOtpRequired })),
    draftSaved: own<{ answers: AnswerSet }>((_, { answers }) => ({ savedAnswers: answers })),
    /** What was masked can be read now: the look-ups run again. */
    visitVerified: own(() => ({ isVerified: true, lookupRuns: {} })),
    offerCreated: own<{ offerNo: string }>((_, { offerNo }) => ({
      offerNo,
      createOfferStatus: emptyFunnel.createOfferStatus,
      createOfferError: noCreateOfferError,
    })),
    createOfferFailed: own<{ message: string; messageCode: string }>((before, refusal) => ({
      createOfferStatus: { ...before.createOfferStatus, isPrepareOffersClicked: false },
      createOfferError: { status: true, offerNo: before.offerNo, ...refused(refusal) },
      ...(resetsVerification(refusal.messageCode) && { isVerified: false, done: [] }),
    })),
    createOfferErrorClosed: own(() => ({ createOfferError: noCreateOfferError })),
    funnelEmptied: own(() => emptyFunnel),
  },
  extraReducers: (builder) => {
    builder.addCase(
      offersPrepared,
      own<{ page: string }>((_, { page }) => ({
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
  answersKept,
  stepLeft,
  stepStored,
  storingStuck,
  stepRefused,
  stepHeld,
  refusalAnswered,
  lookupRan,
  otpAsked,
  visitVerified,
  draftSaved,
  offerCreated,
  createOfferFailed,
  createOfferErrorClosed,
  funnelEmptied,
} = funnelSlice.actions;

/** The funnel of a line; empty until something happened in it. */
export const selectFunnel =
  (line: LineId) =>
  (state: { funnel?: FunnelState }): LineFunnel =>
    state.funnel?.[line] ?? emptyFunnel;
