/** What customers ask to be done after the sale, as the desk sees it. */
import { z } from 'zod';
import { fileStates } from '../request-states';
import { fileReturnReasonNames } from '../file-return-reasons';
import { askedDocumentNames, refusalReasonNames } from '../request-reasons';

export const requestKind = z.enum(['cancellation', 'addendum', 'documents', 'iban', 'help']);
export const requestState = z.enum([
  'received',
  'inReview',
  'waitingForCustomer',
  'atInsurer',
  'done',
  'refused',
  'withdrawn',
]);
/** Moves of an employee; the customer alone withdraws. */
export const staffMove = requestState.exclude(['received', 'withdrawn']);
export const requestList = z.enum(['nobody', 'mine', 'ended']);

export const requestRow = z.object({
  /** The customer's number. */
  id: z.string(),
  kind: requestKind,
  /** Name of the line; empty for help about no policy. */
  product: z.string(),
  /** Masked. */
  who: z.string(),
  state: requestState,
  promisedOn: z.iso.date(),
  createdAt: z.iso.datetime(),
});
/** What an employee makes of a file. */
export const fileVerdict = z.enum(['accepted', 'again']);
const requestFile = z.object({
  id: z.string(),
  title: z.string(),
  at: z.iso.datetime(),
  note: z.string().describe('what the customer wrote with it'),
  state: z.enum(fileStates),
  /** Code of a returned one. */
  reason: z.string().nullable(),
  /** Nothing came of what was only asked for. */
  isHere: z.boolean(),
  /** What the reader may make of it. */
  verdicts: z.array(fileVerdict),
});
export const requestDetail = requestRow.extend({
  who: z.string().describe('not masked'),
  phoneNumber: z.string(),
  email: z.string().describe('empty where none is known'),
  /** What was asked, in the order of the form. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  files: z.array(requestFile),
  history: z.array(z.object({ state: requestState, at: z.iso.datetime(), reason: z.string() })),
  employee: z.string().nullable(),
  /** What the reader may make of it. */
  moves: z.array(staffMove),
});

/** What is missing, or why it cannot be done: one of the two where the move needs it. */
export const moveInput = z.object({
  to: staffMove,
  asked: z.enum(askedDocumentNames).optional(),
  refusal: z.enum(refusalReasonNames).optional(),
});

/** A returned file needs its reason. */
export const verdictInput = z.object({
  file: z.string().regex(/^[0-9a-f]{8,64}$/),
  verdict: fileVerdict,
  reason: z.enum(fileReturnReasonNames).optional(),
});

export type FileVerdict = z.output<typeof fileVerdict>;
export type RequestFile = z.output<typeof requestFile>;
export type RequestKind = z.output<typeof requestKind>;
export type RequestState = z.output<typeof requestState>;
export type StaffMove = z.output<typeof staffMove>;
export type RequestList = z.output<typeof requestList>;
export type RequestRow = z.output<typeof requestRow>;
export type RequestDetail = z.output<typeof requestDetail>;

/** Path of a file below the desk's API. */
export const requestFileOf = (id: string, file: string): string => `requests/${id}/files/${file}`;
