/** Underwriting rules for personal accident (lines.md, 8). */
import { formatLira } from '@emsal/platform/formats/money';
import { riskClassOf } from '@emsal/tariffs/accident/accident-premium';
import { sumOf } from '@emsal/tariffs/accident/accident-sum';
import { ridesMotorcycle } from '@emsal/tariffs/accident/licences';
import { ageOn } from '@emsal/validation/dates/calendar-day';
import type { QuoteRequest } from '../quote-request';
import { notTaken } from './line-rules';
import type { UnderwritingRule } from './underwriting-rule';

type AccidentRequest = Extract<QuoteRequest, { terms: { sum: number } }>;

const insuresSum = (request: QuoteRequest): request is AccidentRequest => 'sum' in request.terms;

const ofAccident =
  (isDeclined: (request: AccidentRequest, today: string) => boolean, reason: string): UnderwritingRule =>
  (request, today) =>
    insuresSum(request) && isDeclined(request, today) ? notTaken(reason) : null;

export const noMotorcycles = ofAccident(
  ({ risk }) => risk.people.some(({ answers }) => ridesMotorcycle(answers.licenceType)),
  'Motosiklet kullananlara teklif verilmiyor.',
);

const heavyWork = 3;
export const noHeavyWork = ofAccident(
  ({ risk }) => risk.people.some(({ occupation }) => riskClassOf(occupation) === heavyWork),
  'Bu meslek grubuna teklif verilmiyor.',
);

/** @param most whole TL */
export const noSumsAbove = (most: number): UnderwritingRule =>
  ofAccident((request) => sumOf(request) > most, `${formatLira(most * 100)} üzeri internetten satılmıyor.`);

export const nobodyOver = (years: number): UnderwritingRule =>
  ofAccident(
    ({ risk }, today) => risk.people.some(({ birthday }) => ageOn(birthday, today) > years),
    `${years} yaşından büyüklere yeni poliçe yapılmıyor.`,
  );
