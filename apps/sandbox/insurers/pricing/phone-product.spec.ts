import { sampleRequests } from '@emsal/insurers/testing/samples';
import { phonePrice } from '@emsal/lines/property/phone/price';
import { offerOf } from './testing/offer-of';
import { priceOf } from './price';

const { PHONE: request } = sampleRequests;
interface Change {
  lira?: number;
  chosen?: 'wide' | 'narrow';
  warrantyOver?: boolean;
  factor?: number;
  coverageScore?: number;
  covers?: readonly string[];
}
const product = ({ lira = 48_000, chosen, warrantyOver = false, factor = 1, coverageScore = 6, covers }: Change = {}) =>
  phonePrice.product({
    facts: { coverageScore, driverDiscount: null },
    request: {
      ...request,
      risk: { ...request.risk, listValue: lira * 100 },
      terms: { warrantyOver },
      options: { covers, ...(chosen && { chosen: [{ key: 'package', value: chosen }] }) },
    },
    history: { claims: 0, step: 8, level: 0 },
    days: 365,
    factor,
  });
const keysOf = (change: Change) => product(change).assurances.map(({ key }) => key);

it.each([
  ['lines.md', { lira: 48_000 }, 476_700],
  ['lines.md', { lira: 18_000, chosen: 'narrow', warrantyOver: true }, 126_787],
  ['lines.md', { lira: 6_000, chosen: 'narrow' }, 42_000],
  ['LP044', { lira: 92_000, chosen: 'wide', warrantyOver: true, factor: 1.08 }, 1_035_455],
  ['LP045', { lira: 15_000, chosen: 'narrow' }, 94_500],
] as [string, Change, number][])('%s %j costs %i kuruş', (_, change, total) => {
  expect(priceOf(product(change)).total).toBe(total);
});

it('the narrow package covers the screen alone, and both say the wait', () => {
  expect(keysOf({ chosen: 'narrow' })).toEqual(['TEL-EKRAN', 'TEL-BEKLEME']);
  expect(keysOf({})).toEqual(expect.arrayContaining(['TEL-SIVI', 'TEL-HIRSIZLIK', 'TEL-PERT', 'TEL-MUAFIYET']));
  expect(product({ chosen: 'narrow' }).options).toEqual([{ key: 'package', value: 'narrow' }]);
});

it('a spare telephone is included from a high cover score, below it bought for 150 TL', () => {
  expect(keysOf({ coverageScore: 8.1 })).toContain('TEL-YEDEK');
  expect(keysOf({})).not.toContain('TEL-YEDEK');
  const extra = (covers?: readonly string[]) => product({ ...(covers && { covers }) }).loadings;
  expect([extra(), extra(['TEL-YEDEK'])]).toEqual([[], [{ kind: 'cover', amount: 15_000 }]]);
});

it.each([
  [26, 'TEL-EKRAN', 'Yılda 1 kez'],
  [52, 'TEL-MUAFIYET', '%20'],
  [52, 'TEL-KURYE', 'Yılda 2 kez'],
  [81, 'TEL-HIRSIZLIK', undefined],
  [114, 'TEL-BEKLEME', '7 gün'],
  [47, 'TEL-BEKLEME', '15 gün'],
])('insurer %i states %s as %s', (firmId, key, value) => {
  expect(offerOf(firmId, request).assurances.find((cover) => cover.key === key)?.value).toBe(value);
});
