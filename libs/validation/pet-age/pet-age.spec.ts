import { petAge } from './pet-age';

const today = '2026-11-21';

it('F434 a pet is over 6 months old', () => {
  expect(petAge('2026-05-21', today)).toMatchObject({ ok: false, code: 'tooYoung' });
  expect(petAge('2026-05-20', today)).toEqual({ ok: true, value: '2026-05-20' });
});

it('F435 a pet is under 10 years old', () => {
  expect(petAge('2016-11-21', today)).toMatchObject({ ok: false, code: 'tooOld' });
  expect(petAge('2016-11-22', today)).toEqual({ ok: true, value: '2016-11-22' });
});

it('counts six months to the month’s last day when it is shorter', () => {
  expect(petAge('2026-08-31', '2027-02-28')).toMatchObject({ code: 'tooYoung' });
  expect(petAge('2026-08-31', '2027-03-01').ok).toBe(true);
});

it.each([
  ['LP012', '2026-05-23', false],
  ['LP013', '2026-05-22', true],
  ['LP014', '2016-11-24', true],
])('%s born on %s: %s', (_, born, ok) => {
  expect(petAge(born, '2026-11-23').ok).toBe(ok);
});
