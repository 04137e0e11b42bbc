/** The rows of the bill, by hand from the tariff of November 2026: 11,599 TL a square metre of concrete, cap 2,458,967. */
import { noAddress } from '@emsal/lines/kit/fields/address';
import { daskBill, type DaskBill } from './bill';

const day = '2026-11-24';
/** Istanbul: first risk group, 2.82 per mille, minimum 2,289. */
const flat = {
  buildingType: '4',
  buildingAge: '9',
  floorCount: '6',
  buildingArea: '110',
  renewData: '',
  address: { ...noAddress, city: '34' },
};
const billOf = (change: object = {}) => daskBill({ ...flat, ...change }, day) as DaskBill;
const amounts = (change: object = {}) => billOf(change).rows.map(({ key, amount }) => [key, amount]);

it('is area times price, then the rate', () => {
  expect(amounts()).toEqual([
    ['sum', 1_275_890],
    ['base', 3598],
  ]);
  const [sum, base] = billOf().rows;
  expect(sum!.label).toBe('110 m² × 11.599\u00A0₺');
  expect(sum!.bar.to).toBeCloseTo(1_275_890 / 2_458_967);
  expect(base).toMatchObject({ label: 'Binde 2,82', detail: '1. risk grubu, örnek', bar: { from: 0, to: 1 } });
});

it.each([
  ['before 2000, eight floors, renewed', { buildingAge: '7', floorCount: '7', renewData: day }, [3598, 360, 360, -720]],
  ['three floors', { floorCount: '5' }, [3598, -360]],
  ['a small flat, up to the minimum', { buildingArea: '40' }, [1308, 981]],
  ['other construction: the renewal only', { buildingType: '5', buildingAge: '6', renewData: day }, [4219, -844]],
])('%s: the rows add up to the premium', (_, change, rows) => {
  const bill = billOf(change);
  expect(bill.rows.slice(1).map(({ amount }) => amount)).toEqual(rows);
  expect(bill.premium).toBe(rows.reduce((sum, amount) => sum + amount));
});

it('each bar begins where the one before it ended, on one scale', () => {
  const bars = billOf({ buildingAge: '7', renewData: day })
    .rows.slice(1)
    .map(({ bar }) => bar);
  const scale = 3598 + 360;
  expect(bars).toEqual([
    { from: 0, to: 3598 / scale },
    { from: 3598 / scale, to: 1 },
    { from: (3598 + 360 - 720) / scale, to: 1 },
  ]);
});

it('says that the sum stops at the cap', () => {
  const [sum] = billOf({ buildingArea: '300' }).rows;
  expect(sum).toMatchObject({ amount: 2_458_967, bar: { from: 0, to: 1 } });
  expect(sum!.detail).toContain('bedel bunu aşamaz');
});

it('waits for the answers, and for the tariff of the month', () => {
  expect(daskBill({ ...flat, floorCount: '' }, day)).toBe('incomplete');
  expect(daskBill({ ...flat, buildingArea: '39' }, day)).toBe('incomplete');
  expect(daskBill(flat, '2027-01-01')).toBe('unpublished');
});
