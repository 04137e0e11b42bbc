/** The offer of an insurer stub, as its behaviour changes it. */
import type { FirmId } from '@emsal/api/calls/identifiers';
import type { InsurerOffer } from '@emsal/insurers/quote-answer';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { lawfulMaximum } from '@emsal/insurers/lawful-maximum';
import { findInsurer } from '@emsal/insurers/registry';
import { sampleOffer } from '@emsal/insurers/testing/samples';
import { unlimitedImm } from '@emsal/tariffs/imm/imm-limits';
import { immKey, immText } from '@emsal/tariffs/imm/minimum-imm';
import type { TrafficStep } from '@emsal/tariffs/traffic/step';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { secondsAfter, startOfDay } from '../../../clock/clock';

export type Behaviour =
  | 'offer'
  | 'decline'
  | 'old'
  | 'valuable'
  | 'hang'
  | 'serverError'
  | 'rubbish'
  | 'aboveCeiling'
  | 'partsDiffer'
  | 'expired'
  | 'control'
  /** Prices without the requested change. */
  | 'changeIgnored'
  /** Declines a requested change. */
  | 'changeDeclined'
  | 'noDocuments'
  /** A lawful price that differs. */
  | 'dearer';

/** Kuruş: total of an offer in a line without a legal ceiling. */
const unboundedTotal = 2_000_000;

interface Answering {
  firmId: FirmId;
  behaviour: Behaviour;
  now: Date;
}

export function stubOffer(request: QuoteRequest, { firmId, behaviour, now }: Answering): InsurerOffer {
  const bound = lawfulMaximum(request, sampleOffer.step as TrafficStep);
  const ceiling = bound === Infinity ? unboundedTotal : bound;
  const { assurances, extra } = covers(request, behaviour);
  const accessories = accessoriesCost(request, behaviour);
  const total =
    behaviour === 'aboveCeiling'
      ? ceiling + 1
      : Math.floor(ceiling * 0.6) + firmId + extra + accessories + (behaviour === 'dearer' ? 1_000 : 0);
  const parts = {
    base: total - 100 - accessories,
    discounts: [
      { kind: 'child' as const, description: 'İndirim', amount: 40, customDataCode: '6' },
      { kind: 'online' as const, description: 'Çevrim içi indirim', amount: 10 },
    ],
    surcharges:
      accessories === 0 ? [] : [{ kind: 'accessories' as const, description: 'Aksesuarlar', amount: accessories }],
    taxes: [{ description: 'Vergi', amount: 149 }],
    instalmentCost: 1,
    total,
  };
  return {
    ...sampleOffer,
    ...parts,
    assurances,
    immLimits: 'accessories' in request.terms ? [1_000_000, 5_000_000, unlimitedImm] : [],
    documents: behaviour === 'noDocuments' ? [] : documentsOf(firmId),
    total: behaviour === 'partsDiffer' ? total - 1 : total,
    validUntil: validUntil(behaviour, now),
    quoteRef: `Q-${firmId}`,
    productName: behaviour === 'control' ? 'Trafik\u0001' : 'Trafik',
  };
}

/** AUTO has a liability limit and one optional cover: each change costs 10,000 kuruş. */
function covers(request: QuoteRequest, behaviour: Behaviour) {
  if (!('accessories' in request.terms)) return { assurances: sampleOffer.assurances, extra: 0 };
  const { immLimit: limit = 1_000_000, covers: requested = [] } =
    behaviour === 'changeIgnored' ? {} : (request.options ?? {});
  const added = sampleOffer.optionalCovers.filter(({ key }) => requested.includes(key));
  return {
    assurances: [
      ...sampleOffer.assurances,
      { key: immKey, label: 'İMM', value: immText(limit), limit },
      ...added.map(({ key, label }) => ({ key, label, value: 'Var' })),
    ],
    extra: 10_000 * (added.length + (limit === 1_000_000 ? 0 : 1)),
  };
}

/** Kuruş: a hundredth of the insured accessories that were not excluded. */
function accessoriesCost(request: QuoteRequest, behaviour: Behaviour): number {
  if (!('accessories' in request.terms)) return 0;
  const off = behaviour === 'changeIgnored' ? [] : (request.options?.accessoriesOff ?? []);
  const insured = request.terms.accessories.filter(({ code }) => !off.includes(code));
  return Math.floor(insured.reduce((sum, { value }) => sum + value, 0) / 100);
}

const documentsOf = (firmId: FirmId): InsurerOffer['documents'] =>
  findInsurer(firmId)?.hasMultilingualQrPdf ? ['quotePdf', 'multilingualQrPdf'] : ['quotePdf'];

/** The end of the third day in Turkey, or an hour ago. */
const validUntil = (behaviour: Behaviour, now: Date): string =>
  behaviour === 'expired'
    ? secondsAfter(now, -3600).toISOString()
    : secondsAfter(startOfDay(addDays(dayInTurkey(now), 4)), -1).toISOString();
