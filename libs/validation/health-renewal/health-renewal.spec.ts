import { healthRenewal } from './health-renewal';

it('a policy is followed from 30 days before its end to a month after', () => {
  const ends = ['2026-12-29', '2026-12-28', '2026-10-28', '2026-10-27'];
  expect(ends.map((end) => healthRenewal(end, '2026-11-28'))).toMatchObject([
    { code: 'tooEarly' },
    { ok: true, value: '2026-12-28' },
    { ok: true },
    { code: 'tooLate' },
  ]);
});
