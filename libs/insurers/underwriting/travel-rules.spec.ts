import { findInsurer } from '../registry';
import type { QuoteRequestOf } from '../quote-request';
import { sampleRequests } from '../testing/samples';

type Travel = QuoteRequestOf<'TRAVEL'>;
const { TRAVEL: request } = sampleRequests;
const [traveller] = request.risk.travellers;
const journey = (risk: Partial<Travel['risk']>): Travel => ({ ...request, risk: { ...request.risk, ...risk } });
const born = (...birthdays: string[]): Travel =>
  journey({ startDate: '2026-12-01', travellers: birthdays.map((birthday) => ({ ...traveller!, birthday })) });
const reasonOf = (firmId: number, asked: Travel): string | undefined =>
  findInsurer(firmId)!.behaviour!.underwritingRule!(asked, '2026-11-22')?.reason;

it.each([
  [17, 'the United States and Canada', journey({ destination: '4' }), journey({ destination: '3' }), 'ABD ve Kanada'],
  [42, 'a traveller of 71 on the first day', born('1955-12-01'), born('1955-12-02'), '70 yaşından'],
])('insurer %i declines %s', (firmId, _, declined, accepted, reason) => {
  expect(reasonOf(firmId, declined)).toContain(reason);
  expect(reasonOf(firmId, accepted)).toBeUndefined();
});

it('an age limit applies to each traveller, and says who is older', () => {
  expect(reasonOf(42, born('1990-01-01', '1955-12-02'))).toBeUndefined();
  expect(reasonOf(42, born('1955-12-01', '1990-01-01', '1950-01-01'))).toBe(
    '70 yaşından büyüklere teklif verilmiyor: 1. ve 3. yolcu.',
  );
});
