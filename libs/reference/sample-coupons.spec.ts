import { sampleCoupons, findSampleCoupon } from './sample-coupons';

it('a code has one meaning: none is listed twice, and all are typed in capital letters without spaces', () => {
  const codes = sampleCoupons.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !/^[A-Z0-9]{4,20}$/.test(code))).toEqual([]);
});

it('a code that insurers accept in a new quote can be typed on the payment page too', () => {
  expect(findSampleCoupon('YENIMUSTERI')).toMatchObject({ percent: 8, everyFirm: 2, amount: 100_000 });
  expect(findSampleCoupon('YOKBOYLE')).toBeUndefined();
});
