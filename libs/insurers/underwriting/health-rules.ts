/** Underwriting rules for complementary health (lines.md, 8). */
import { hasWideNetwork } from '@emsal/reference/contracted-companies';
import {
  networkKey,
  outpatientKey,
  maternityKey,
  type Outpatient,
} from '@emsal/tariffs/complement-health/complement-health-plan';
import { bodyMassIndex } from '@emsal/validation/body-size/body-size';
import { ageOn } from '@emsal/validation/dates/calendar-day';
import type { QuoteRequest } from '../quote-request';
import { notTaken } from './line-rules';
import type { UnderwritingRule } from './underwriting-rule';

type HealthRequest = Extract<QuoteRequest, { terms: { outpatient: unknown } }>;

const ofHealth =
  (isDeclined: (request: HealthRequest) => boolean, reason: string): UnderwritingRule =>
  (request) =>
    isHealth(request) && isDeclined(request) ? notTaken(reason) : null;

const isHealth = (request: QuoteRequest): request is HealthRequest => 'outpatient' in request.terms;

/** Of the form, or as it was changed on the offer. */
const wanted = ({ terms, options }: HealthRequest, key: string, ofForm: string): string =>
  options?.chosen?.find((one) => one.key === key)?.value ?? (key in terms ? ofForm : '');

export const noMaternity = ofHealth(
  (request) => wanted(request, maternityKey, String(request.terms.maternity)) === 'true',
  'Doğum teminatı verilmiyor.',
);

/** @param network the insurer's key */
export const narrowNetworkOnly = (network: string): UnderwritingRule =>
  ofHealth(
    (request) => !hasWideNetwork(network) && wanted(request, networkKey, request.terms.network) === 'wide',
    'Geniş ağlı ürün satılmıyor.',
  );

export const outpatientOnly = (sold: Outpatient, reason: string): UnderwritingRule =>
  ofHealth((request) => wanted(request, outpatientKey, request.terms.outpatient) !== sold, reason);

/** A first policy; whoever moves from another keeps the right to be insured. */
export const entryToAge = (oldest: number): UnderwritingRule =>
  ofHealth(
    ({ risk, startDate, previousPolicyEnd }) =>
      previousPolicyEnd === undefined && risk.people.some(({ birthday }) => ageOn(birthday, startDate) > oldest),
    `${oldest} yaşından sonra ilk girişe teklif verilmiyor.`,
  );

export const bodyMassIndexTo = (highest: number): UnderwritingRule =>
  ofHealth(
    ({ risk }) =>
      risk.people.some(({ answers }) => bodyMassIndex(Number(answers['height']), Number(answers['weight'])) > highest),
    `Beden kitle indeksi ${highest} üzerinde olanlara teklif verilmiyor.`,
  );
