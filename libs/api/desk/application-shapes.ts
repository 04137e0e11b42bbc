/** Hand-overs to advisers as the desk sees them. */
import { z } from 'zod';
import { callWindowNames } from '../call-windows';
import { informationFormState } from '../calls/self-service/health-process';
import { lineId } from '../calls/shapes';

export const applicationStates = ['received', 'taken', 'waitingForCustomer', 'sold', 'notSold', 'withdrawn'] as const;
export const applicationState = z.enum(applicationStates);
/** Moves of the adviser; the customer alone withdraws. */
export const adviserMove = applicationState.exclude(['withdrawn']);

export const applicationList = z.enum(['nobody', 'mine', 'ended']);
export const applicationRow = z.object({
  /** The customer's number. */
  id: z.string(),
  line: lineId,
  /** Masked. */
  who: z.string(),
  state: applicationState,
  promisedOn: z.iso.date(),
  callWindow: z.enum(callWindowNames).nullable(),
  createdAt: z.iso.datetime(),
});
export const applicationDetail = applicationRow.extend({
  who: z.string().describe('not masked'),
  phoneNumber: z.string(),
  /** Why an adviser; empty for an offer. */
  reason: z.string(),
  /** Empty without one. */
  offer: z.string(),
  adviser: z.string().nullable(),
  /** The form can be opened: there is one, and the application is the reader's. */
  hasFile: z.boolean(),
  /** Its insurer asks for declarations, and the reader may send the form. */
  hasHealthForm: z.boolean(),
  /** What the reader may make of it. */
  moves: z.array(adviserMove),
});
/** The form as it was handed over: a section for each step, and for each item of a group. */
export const applicationFile = z.array(
  z.object({ title: z.string(), answers: z.array(z.object({ label: z.string(), value: z.string() })) }),
);
/** The newest health information form of an application. */
export const healthFormStatus = z.object({
  firmName: z.string(),
  state: informationFormState,
  isComplete: z.boolean(),
  isCallRequested: z.boolean(),
  createdAt: z.iso.datetime(),
  validUntil: z.iso.date(),
  approvedAt: z.iso.datetime().nullable(),
  /** What was approved; empty before. */
  people: applicationFile,
});
/** `isSent`: the SMS was accepted. */
export const createdHealthForm = z.object({ link: z.string(), isSent: z.boolean() });
export type HealthFormStatus = z.output<typeof healthFormStatus>;
export type ApplicationState = (typeof applicationStates)[number];
export type AdviserMove = z.output<typeof adviserMove>;
export type ApplicationList = z.output<typeof applicationList>;
export type ApplicationRow = z.output<typeof applicationRow>;
export type ApplicationDetail = z.output<typeof applicationDetail>;
export type ApplicationFile = z.output<typeof applicationFile>;
