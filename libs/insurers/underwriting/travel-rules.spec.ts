import { findInsurer } from '../registry';
import type { QuoteRequestOf } from '../quote-request';
import { sampleRequests } from '../testing/samples';

type Travel = QuoteRequestOf<'TRAVEL'>;
const { TRAVEL: request } = sampleRequests;
const [traveller] = request.risk.travellers;
const journey = (risk: Partial<Travel['risk']>): Travel => ({ ...request, risk: { ...request.risk, ...risk } });
const born = (birthday: string): Travel =>
  journey({ startDate: '2026-12-01', travellers: [{ ...traveller!, birthday }] });
const reasonOf = (firmId: number, asked: Travel): string | undefined =>
  findInsurer(firmId)!.behaviour!.underwritingRule!(asked, '2026-11-22')?.reason;

it.each([
  [17, 'the United States and Canada', journey({ destination: '4' }), journey({ destination: '3' }), 'ABD ve Kanada'],
  [42, 'a traveller of 71 on the first day', born('1955-12-01'), born('1955-12-02'), '70 yaşından'],
])('insurer %i declines %s', (firmId, _, declined, accepted, reason) => {
  expect(reasonOf(firmId, declined)).toContain(reason);
  expect(reasonOf(firmId, accepted)).toBeUndefined();
});
