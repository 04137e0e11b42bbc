import { addYears } from '../dates/calendar-day';
import { childDiscount, insuredWithParent, isAdult, parentAge, personalAccidentAge } from './ages';

const today = '2026-11-21';
const born = (age: number) => addYears(today, -age);
const parent = { identityNo: '10000000078', birthday: born(40), isCardOwner: true };

it('M374 an insured of 17 needs a parent’s identity and birth date, one of 18 does not', () => {
  const nobody = { identityNo: '', birthday: '', isCardOwner: false };
  expect(insuredWithParent(born(17), nobody, today)).toMatchObject({ ok: false, code: 'parentNeeded' });
  expect(insuredWithParent(born(17), { ...parent, birthday: '' }, today)).toMatchObject({ code: 'parentNeeded' });
  expect(insuredWithParent(born(17), { ...parent, identityNo: '' }, today)).toMatchObject({ code: 'parentNeeded' });
  expect(insuredWithParent(born(18), nobody, today)).toEqual({ ok: true, value: born(18) });
});

it('M375 the parent has completed 18 years', () => {
  expect(insuredWithParent(born(5), { ...parent, birthday: born(17) }, today)).toMatchObject({
    code: 'parentTooYoung',
  });
  expect(insuredWithParent(born(5), { ...parent, birthday: born(18) }, today)).toEqual({ ok: true, value: born(5) });
  expect([born(17), born(18)].map((birthday) => parentAge(birthday, today))).toMatchObject([
    { ok: false, code: 'parentTooYoung' },
    { ok: true, value: born(18) },
  ]);
});

it('M376 the parent owns the card', () => {
  expect(insuredWithParent(born(5), { ...parent, isCardOwner: false }, today)).toMatchObject({
    code: 'parentNotCardOwner',
  });
});

it('M605 personal accident is not sold from age 65', () => {
  expect([born(64), born(65)].map((birthday) => personalAccidentAge(birthday, today))).toMatchObject([
    { ok: true, value: born(64) },
    { ok: false, code: 'accidentAge' },
  ]);
});

it('F436 the child discount is for ages up to 6', () => {
  expect([6, 7].map((age) => childDiscount(born(age), parent.birthday, { today, range: 'usual' }))).toMatchObject([
    { ok: true },
    { code: 'childDiscountAge' },
  ]);
});

it('F437 in the other case the child discount is for ages up to 10', () => {
  expect([10, 11].map((age) => childDiscount(born(age), parent.birthday, { today, range: 'wide' }))).toMatchObject([
    { ok: true, value: born(10) },
    { code: 'childDiscountAge' },
  ]);
});

it('F438 for the child discount the parent is an adult', () => {
  expect(childDiscount(born(3), born(17), { today, range: 'usual' })).toMatchObject({ code: 'parentTooYoung' });
  expect(isAdult(born(18), today)).toBe(true);
});
