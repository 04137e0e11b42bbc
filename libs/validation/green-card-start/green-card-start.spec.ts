import { greenCardStart } from './green-card-start';

it('F446 a green card starts at most 60 days ahead, and not in the past', () => {
  expect(
    ['2026-11-20', '2026-11-21', '2027-01-20', '2027-01-21'].map((start) => greenCardStart(start, '2026-11-21')),
  ).toMatchObject([{ code: 'past' }, { ok: true, value: '2026-11-21' }, { ok: true }, { code: 'tooFar' }]);
});
