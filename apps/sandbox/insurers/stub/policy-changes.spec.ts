import type { ChangeAnswer, PolicyChange } from '@emsal/insurers/policy-change';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { sampleRequests } from '@emsal/insurers/testing/samples';
import { riskNumber } from '@emsal/risks/risk';
import { never, openInsurers } from '../testing/open-insurers';

const { clientOf, quote, books } = openInsurers();

const requestId = (digit: string): string => digit.repeat(32);

/** A policy of the request, issued by the insurer. */
async function sold(firmId: number, request: QuoteRequest) {
  const answer = await quote(firmId, request);
  if (answer.kind !== 'offers') throw new Error(answer.reason);
  const { quoteRef, total } = answer.offers[0]!;
  const { startDate, policyholder, risk } = request;
  const order = { orderId: requestId('a'), quoteRef, identityNo: policyholder.identityNo, startDate, total };
  const issued = await clientOf(firmId).issuePolicy({ ...order, reference: riskNumber(risk) }, never);
  if (issued.kind !== 'issued') throw new Error(issued.reason);
  return issued.policy;
}
const changeOf = (answer: ChangeAnswer): PolicyChange => {
  if (answer.kind !== 'changed') throw new Error(answer.reason);
  return answer.change;
};

describe.each([26, 31, 75])('insurer %i', (firmId) => {
  const traffic = () => sold(firmId, sampleRequests.TRAFFIC);

  it('ends a sold car’s policy on the day of the sale and gives back the days that are left', async () => {
    const { policyNo, total } = await traffic();
    const cancellation = { requestId: requestId('1'), policyNo, effectiveOn: '2027-02-20', ground: 'sale' } as const;
    const change = changeOf(await clientOf(firmId).cancelPolicy(cancellation, never));
    expect(change).toMatchObject({ policyNo, refund: Math.round((total * 275) / 365), extraPremium: 0 });
    expect(Buffer.from(change.document, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(await clientOf(firmId).cancelPolicy(cancellation, never)).toEqual({ kind: 'changed', change });
    expect(await books()).toMatchObject([
      { policyNo, state: 'cancelled', endDate: '2027-02-20', premium: total - change.refund },
    ]);
  });

  it('keeps a compulsory policy without a lawful ground', async () => {
    const { policyNo } = await traffic();
    const cancellation = { requestId: requestId('1'), policyNo, effectiveOn: '2026-11-22', ground: 'other' } as const;
    expect(await clientOf(firmId).cancelPolicy(cancellation, never)).toMatchObject({ code: 'groundMissing' });
    expect(await books()).toMatchObject([{ state: 'active' }]);
  });

  it('changes a plate for nothing and a usage type for the days that are left', async () => {
    const { policyNo, total } = await traffic();
    const plate = { requestId: requestId('2'), policyNo, effectiveOn: '2026-12-01', part: 'plate' } as const;
    expect(changeOf(await clientOf(firmId).endorse({ ...plate, value: '06EML340' }, never))).toMatchObject({
      extraPremium: 0,
      refund: 0,
    });
    const tariff = { ...plate, requestId: requestId('3'), part: 'tariff', value: '027021' } as const;
    const free = { ...tariff, mostExtraPremium: 0 };
    expect(await clientOf(firmId).endorse(free, never)).toMatchObject({ code: 'extraPremiumDue' });
    const { extraPremium } = changeOf(await clientOf(firmId).endorse(tariff, never));
    expect(extraPremium).toBeGreaterThan(total / 11);
    expect(extraPremium).toBeLessThan(total / 10);
    expect(await books()).toMatchObject([{ reference: '06EML340', premium: total + extraPremium }]);
  });

  it('offers a renewal from the last day on, which can be ordered', async () => {
    const { policyNo, endDate } = await traffic();
    const answer = await clientOf(firmId).renewalTerms({ policyNo }, never);
    if (answer.kind !== 'terms') throw new Error(answer.reason);
    const { startDate, total, quoteRef } = answer.terms;
    expect(answer.terms).toMatchObject({ policyNo, startDate: endDate, endDate: '2028-11-22' });
    const order = { orderId: requestId('b'), quoteRef, total, startDate, reference: '34ABC12' };
    expect(await clientOf(firmId).issuePolicy({ ...order, identityNo: '10000000078' }, never)).toMatchObject({
      policy: { endDate: '2028-11-22', total },
    });
  });

  it('declines changes outside the period, of an ended and of an unknown policy', async () => {
    const { policyNo } = await traffic();
    const client = clientOf(firmId);
    const cancellation = { requestId: requestId('1'), policyNo, effectiveOn: '2027-11-23', ground: 'sale' } as const;
    const endorsement = { requestId: requestId('2'), policyNo, part: 'payee', value: 'Banka' } as const;
    const codeOf = async (answer: Promise<object>) => ((await answer) as { code?: string }).code;
    expect(await codeOf(client.cancelPolicy(cancellation, never))).toBe('dayOutside');
    expect(await codeOf(client.endorse({ ...endorsement, effectiveOn: '2026-11-21' }, never))).toBe('dayOutside');
    await client.cancelPolicy({ ...cancellation, effectiveOn: '2026-12-01' }, never);
    expect(await codeOf(client.endorse({ ...endorsement, effectiveOn: '2026-12-01' }, never))).toBe('policyEnded');
    expect(await codeOf(client.renewalTerms({ policyNo }, never))).toBe('policyEnded');
    expect(await codeOf(client.renewalTerms({ policyNo: 'P-0' }, never))).toBe('policyUnknown');
  });
});

it('a withdrawal within 14 days gives all back, a begun green card nothing', async () => {
  const auto = await sold(31, sampleRequests.AUTO);
  const cancellation = { requestId: requestId('1'), policyNo: auto.policyNo, effectiveOn: '2026-12-05' } as const;
  expect(changeOf(await clientOf(31).cancelPolicy({ ...cancellation, ground: 'other' }, never)).refund).toBe(
    auto.total,
  );
  const card = await sold(17, sampleRequests.GREENCARD);
  const begun = { requestId: requestId('2'), policyNo: card.policyNo, effectiveOn: card.startDate } as const;
  expect(changeOf(await clientOf(17).cancelPolicy({ ...begun, ground: 'other' }, never)).refund).toBe(0);
});
