import { formatDate, formatLongDate, formatTime, formatMonth } from './dates';
import { delays } from './delays';
import { currency, formatLira, formatMoney, moneyParts } from './money';
import { formatPhone, phoneHref, whatsappHref } from './numbers';
import { capitalised, numberWord, uncapitalised } from './words';

describe('money', () => {
  it.each([
    [1_878_345, '18.783,45\u00A0₺'],
    [0, '0,00\u00A0₺'],
    [5, '0,05\u00A0₺'],
    [123_456_789_00, '123.456.789,00\u00A0₺'],
  ])('F655 M617 M238 writes %d kuruş as %s', (kurus, text) => {
    expect(formatMoney(kurus)).toBe(text);
  });

  it('F655 M617 M238 the currency is TRY, ₺, TL', () => {
    expect(currency).toEqual({ country: 'TR', code: 'TRY', symbol: '₺', identifier: 'TL' });
  });

  it('rounds to whole lira, and splits lira and kuruş', () => {
    expect(formatLira(1_878_350)).toBe('18.784\u00A0₺');
  });

  it.each([
    [1_878_345, '18.783', '45'],
    [5, '0', '05'],
    [100_000_000, '1.000.000', '00'],
    [-12_050, '-120', '50'],
  ])('splits %d kuruş into %s lira and %s', (kurus, lira, rest) => {
    expect(moneyParts(kurus)).toEqual({ lira, kurus: rest });
  });

  it('groups digits as Intl does in Turkish', () => {
    const platform = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const kurus = [1, 99, 12_345, 99_999, 100_000, 99_999_999, 100_000_000, 987_654_321_099].flatMap((size) => [
      size,
      -size,
    ]);
    expect(kurus.map(formatMoney)).toEqual(kurus.map((each) => `${platform.format(each / 100)}\u00A0₺`));
  });
});

describe('dates', () => {
  it('reads a calendar day alike in every time zone', () => {
    expect([formatDate('2026-12-14'), formatLongDate('2026-12-14')]).toEqual(['14.12.2026', '14\u00A0Aralık 2026']);
  });

  it('names the months as Intl does in Turkish', () => {
    const platform = new Intl.DateTimeFormat('tr-TR', {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1)));
    expect(days.map((day) => formatLongDate(day.toISOString().slice(0, 10)))).toEqual(
      days.map((day) => platform.format(day).replace(' ', '\u00A0')),
    );
  });

  it('shows an instant in Istanbul time', () => {
    expect([formatDate('2026-12-31T22:30:00Z'), formatTime('2026-12-31T22:30:00Z')]).toEqual(['01.01.2027', '01.30']);
  });
});

describe('numbers', () => {
  it.each(['5321234567', '05321234567', '+90 532 123 45 67'])('groups the telephone number %s', (phone) => {
    expect(formatPhone(phone)).toBe('0532 123 45 67');
  });

  it('returns text that is not a telephone number unchanged', () => {
    expect(formatPhone('12345')).toBe('12345');
  });

  it('links a telephone number', () => {
    expect(phoneHref('0850 000 00 00')).toBe('tel:+908500000000');
  });

  it('F587 M020 M538 builds a WhatsApp link with a prefilled message', () => {
    expect(whatsappHref('0850 000 00 09', 'Merhaba, teklif?')).toBe(
      'https://wa.me/908500000009?text=Merhaba%2C%20teklif%3F',
    );
    expect(whatsappHref('0850 000 00 09')).toBe('https://wa.me/908500000009');
  });
});

describe('delays', () => {
  it.each([
    ['F637 M610', 'loadingFetch', 200],
    ['F636 M611', 'scrollToTop', 100],
    ['F635', 'modalShort', 1_000],
    ['F635', 'modalLong', 2_000],
  ] as const)('%s %s is %d ms', (_, name, ms) => {
    expect(delays[name]).toBe(ms);
  });
});

it.each([
  [1, 'Bir'],
  [2, 'İki'],
  [10, 'On'],
  [11, '11'],
])('writes %i as %s at the beginning of a sentence', (count, said) => {
  expect(capitalised(numberWord(count))).toBe(said);
});

it.each([
  ['Hukuksal koruma', 'hukuksal koruma'],
  ['İkame araç', 'ikame araç'],
  ['Ilıca', 'ılıca'],
  ['İMM limiti', 'İMM limiti'],
  ['25.000\u00A0₺', '25.000\u00A0₺'],
])('writes %s as %s within a sentence', (words, said) => {
  expect(uncapitalised(words)).toBe(said);
});

it('writes the month of a text’s edition', () => {
  expect(formatMonth('2026-11-1a2b3c4d')).toBe('Kasım 2026');
});
