import { travelStart } from './travel-start';

it('F441 a journey’s insurance does not start before today', () => {
  expect(['2026-11-20', '2026-11-21', '2027-06-01'].map((start) => travelStart(start, '2026-11-21'))).toMatchObject([
    { ok: false, code: 'past' },
    { ok: true, value: '2026-11-21' },
    { ok: true, value: '2027-06-01' },
  ]);
});
