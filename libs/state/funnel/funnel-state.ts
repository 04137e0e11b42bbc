/**
 * The funnel slice's shape: one entry per line, so that no slice is copied per branch (spec funnel 3.4, 3.6). What the
 * specification names beside the answers and nobody sets begins and stays empty (F206, F235, F236): vehicle and its course are
 * answers, lists of jobs and vehicles come as a field's options, test variants are the offers'.
 */
import type { OutputOf } from '@emsal/api/calls/table';
import type { ByLine } from '../for-line';
import type { AnswerSet } from '@emsal/lines/kit/field';
import type { LookupRuns } from '@emsal/lines/kit/requests';

export type Draft = OutputOf<'GET quoterequestapi/draft/{visitId}'>;
export type CustomerInfo = OutputOf<'POST quoterequestapi/sharedstep/querycustomerinfo'>;
export type Asset = OutputOf<'GET quoterequestapi/sharedstep/getAssets/{visitId}'>[number];
export type Job = OutputOf<'GET quoterequestapi/sharedstep/GetJobList/{branchId}'>[number];
export type AbTest = OutputOf<'GET quoterequestapi/sharedstep/getAbTestList/{visitId}'>[number];

/** What is known of the person beforehand (`querycustomerinfo`). */
export type DefaultPersonalData = Pick<
  CustomerInfo,
  'cityCode' | 'districtCode' | 'companyName' | 'firstName' | 'hasBirthDate' | 'hasEmail' | 'lastName'
>;

/** What a scanned registration tells. */
export interface RegistrationScan {
  identityNo: string;
  licensePlateNo: string;
  licenseNo: string;
}

export interface CreateOfferStatus {
  /** True from the press of 'Teklifleri getir' until its answer. */
  isPrepareOffersClicked: boolean;
  /** The step that asked for the offers. */
  createOfferPage: string | null;
}

export interface CreateOfferError {
  status: boolean;
  offerNo: string | null;
  message: string | null;
  messageCode: string | null;
}

/** Flags of the vehicle form's course (spec funnel 3.6). */
export interface StepFlags {
  licensePlate: boolean;
  showPolicyInformation: boolean;
  vehicleSecondStep: boolean;
  assetStep: boolean;
}

/** Why the server did not take a step. */
export interface StepRefusal {
  /** Sentence per field of the line. */
  fields: Readonly<Record<string, string>>;
  /** Shown above the button when no field is to blame. */
  message?: string;
  /** Pressing the button again may help. */
  canRetry: boolean;
}

/** Steps are left at once and stored behind: what of that is still open. */
export interface Storing {
  /** Slugs of left steps whose own calls the server has not had yet, in their order. */
  waiting: readonly string[];
  /** The server is out of reach; what waits is sent again by itself. */
  isStuck: boolean;
  /** The step that the server did not take after it had been left; without a refusal a dialog explains it. */
  refused: { step: string; refusal?: StepRefusal } | null;
  /** How often that has happened: each time the step's form is drawn anew. */
  refusals: number;
}

export interface LineFunnel {
  visitId: string | null;
  /** The line's answers under its own field names, the person among them (see `personalFormOf`). */
  answers: AnswerSet;
  /** What the server's draft holds: answers, and the page's marks beside them (`pageMarks`). */
  savedAnswers: AnswerSet;
  /** Slugs of the steps that were left by their button. */
  done: readonly string[];
  storing: Storing;
  /** With which answers each lookup last ran. */
  lookupRuns: LookupRuns;
  /** The one-time code of this visit was right, or none was required. */
  isVerified: boolean;
  defaultPersonalData: DefaultPersonalData;
  jobList: readonly Job[];
  isOtpRequired: boolean;
  abTestList: readonly AbTest[];
  offerNo: string | null;
  createOfferStatus: CreateOfferStatus;
  createOfferError: CreateOfferError;
  stepFlags: StepFlags;
  hasAssets: boolean;
  registeredAsset: readonly Asset[];
  /** The asset that the visitor chose to insure. */
  directionAsset: string | null;
  directionAssetForm: boolean;
  editVehicleInformation: boolean;
}

export type FunnelState = ByLine<LineFunnel>;

export const noCreateOfferError: CreateOfferError = { status: false, offerNo: null, message: null, messageCode: null };

export const nothingStoring: Storing = { waiting: [], isStuck: false, refused: null, refusals: 0 };

export const emptyFunnel: LineFunnel = {
  visitId: null,
  answers: {},
  savedAnswers: {},
  done: [],
  storing: nothingStoring,
  lookupRuns: {},
  isVerified: false,
  defaultPersonalData: {
    cityCode: '',
    districtCode: '',
    companyName: '',
    firstName: '',
    hasBirthDate: false,
    hasEmail: false,
    lastName: '',
  },
  jobList: [],
  isOtpRequired: false,
  abTestList: [],
  offerNo: null,
  createOfferStatus: { isPrepareOffersClicked: false, createOfferPage: null },
  createOfferError: noCreateOfferError,
  stepFlags: { licensePlate: false, showPolicyInformation: false, vehicleSecondStep: false, assetStep: false },
  hasAssets: false,
  registeredAsset: [],
  directionAsset: null,
  directionAssetForm: false,
  editVehicleInformation: false,
};
