import { accessoryPrice, accessoryTotal } from './accessory-price';
import { accessoryPriceMessages } from './accessory-price-messages';

it('F425 an accessory costs 100 to 100,000 TL', () => {
  expect(['99', '100', '100000', '100001'].map((price) => accessoryPrice(price).ok)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(accessoryPrice('100.000')).toEqual({ ok: true, value: '100000' });
  expect(accessoryPrice('99')).toMatchObject({ code: 'range' });
  expect(accessoryPrice('')).toMatchObject({ code: 'notNumeric' });
});

it('M596 M573 the total is at most a tenth of the vehicle’s value', () => {
  expect(accessoryTotal([40_000, 60_000], 1_000_000)).toEqual({ ok: true, value: 100_000 });
  expect(accessoryTotal([40_000, 60_001], 1_000_000)).toEqual({
    ok: false,
    code: 'total',
    message: accessoryPriceMessages.total,
  });
  expect(accessoryTotal([], 0)).toEqual({ ok: true, value: 0 });
});

it('M574 reminds to save accessories before closing', () => {
  expect(accessoryPriceMessages.unsaved).toMatch(/kaydetmeyi unutmayın/);
});
