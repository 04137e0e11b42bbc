import { genericMessages } from '../generic/generic-messages';
import { date, pastDate } from './date';
import { joinDate, splitDate } from './date-boxes';

const today = '2026-11-21';
const codeOf = (input: string) => {
  const verdict = date(input);
  return verdict.ok ? verdict.value : verdict.code;
};

it('accepts three inputs and pads them', () => {
  expect(date('1985-4-3')).toEqual({ ok: true, value: '1985-04-03' });
});

it('F416 M350 reports a day that does not exist, and what to check', () => {
  expect(genericMessages.dateInvalid).toMatch(/takvimde yok, gün ve ayı/);
  expect(date('2026-02-29')).toEqual({ ok: false, code: 'notReal', message: genericMessages.dateInvalid });
});

it('names the missing input, with the date’s name', () => {
  expect(
    ['', '--', '1985-4-', '1985--3', '-4-3', '85-4-3', '198-4-3', '1985-x-3', '1985-13-1', '1985-0-1'].map(codeOf),
  ).toEqual([
    'empty',
    'empty',
    'dayMissing',
    'monthMissing',
    'yearMissing',
    'yearMissing',
    'yearMissing',
    'notNumeric',
    'notReal',
    'notReal',
  ]);
  expect(['--', '1985-4-', '1985--3', '-4-3'].map((input) => date(input, 'Tescil tarihinin'))).toMatchObject([
    { message: 'Tescil tarihinin gün, ay ve yılını girin' },
    { message: 'Tescil tarihinin gününü girin' },
    { message: 'Tescil tarihinin ayını girin' },
    { message: 'Tescil tarihinin yılını 4 hane girin' },
  ]);
  expect(date('1985-x-3')).toMatchObject({ message: genericMessages.numericOnly });
  expect(date('--')).toMatchObject({ message: 'Tarihin gün, ay ve yılını girin' });
});

it('accepts past dates between 120 years ago and today', () => {
  expect(
    ['2026-11-21', '2026-11-22', '1906-11-21', '1906-11-20', '--'].map((day) => pastDate(day, today)),
  ).toMatchObject([{ ok: true }, { code: 'future' }, { ok: true }, { code: 'tooOld' }, { code: 'empty' }]);
  expect([
    pastDate('2027-01-01', today, 'Doğum tarihinin'),
    pastDate('1800-01-01', today, 'Doğum tarihinin'),
  ]).toMatchObject([
    { message: 'Doğum tarihinin bugünden ileri olmaması gerekir, yılı kontrol edin' },
    { message: 'Doğum tarihinin yılını kontrol edin' },
  ]);
});

it('keeps what was typed in the inputs, complete or not', () => {
  const half = { day: '3', month: '', year: '198' };
  expect(splitDate(joinDate(half))).toEqual(half);
  expect(joinDate({ day: ' ', month: '', year: '' })).toBe('');
  expect(joinDate({ day: '1-2', month: '4', year: ' 1985 ' })).toBe('1985-4-12');
  expect(splitDate('')).toEqual({ day: '', month: '', year: '' });
});
