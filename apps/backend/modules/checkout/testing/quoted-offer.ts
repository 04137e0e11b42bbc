import type { VisitId } from '@emsal/api/calls/identifiers';
import type { InsurerConnections } from '@emsal/insurers/connect-insurers';
import { sampleRequest } from '@emsal/insurers/testing/samples';
import { systemClock } from '@emsal/platform/clock';
import { addYears } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { randomId } from '../../../db/random-id';
import type { ChosenOffer } from '../chosen-offer';
import { insuredIdentity } from './test-sale';

/** Speaks JSON, sells online, has no special behaviour. */
const firmId = 31;

/** The price comes from the insurer, so that it will issue at that price. */
export async function quotedOffer(insurers: InsurerConnections, visitId: VisitId): Promise<ChosenOffer> {
  const seat = insurers.connection(firmId)!;
  const startDate = dayInTurkey(systemClock.now());
  const answer = await seat.client.quote(
    { ...sampleRequest, requestId: randomId(), startDate, previousPolicyEnd: undefined },
    AbortSignal.timeout(5000),
  );
  if (answer.kind !== 'offers') throw new Error(`no offer: ${answer.code}`);
  const { quoteRef, packageNo, productName, total, maxInstalments, assurances, ...parts } = answer.offers[0]!;
  const { base, discounts, surcharges, taxes, instalmentCost } = parts;
  return {
    offerId: randomId(),
    visitId,
    line: 'TRAFFIC',
    quoteHeaderId: randomId(),
    offerNo: '4830271956',
    productId: firmId * 1000 + packageNo,
    firmId,
    firmName: seat.facts.name,
    productName,
    quoteRef,
    hasCampaign: false,
    total,
    breakdown: { base, discounts, surcharges, taxes, instalmentCost, total },
    assurances,
    maxInstalments,
    validUntil: new Date('2026-12-01T00:00:00Z'),
    isCallCentreOnly: false,
    insured: { identityNo: insuredIdentity, displayName: 'AYŞE ÇĞİÖÜ IŞIK', phoneNumber: phoneOf(visitId), email: '' },
    risk: { kind: 'vehicle', version: 1, plate: nextPlate(), name: 'Toyota Corolla 1.5 Dream 2021' },
    rulesOn: startDate,
    startDate,
    endDate: addYears(startDate, 1),
  };
}

let plates = 0;
/** A vehicle of its own for every sale, because the same one is sold once. */
const nextPlate = (): string => `34ABC${(plates += 1)}`;

/** A different telephone per visit. */
const phoneOf = (visitId: VisitId): string => `53${BigInt(`0x${visitId}`) % 100_000_000n}`.padEnd(10, '0');
