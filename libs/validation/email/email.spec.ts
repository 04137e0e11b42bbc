import { genericMessages } from '../generic/generic-messages';
import { email, optionalEmail } from './email';

const codeOf = (input: string) => {
  const verdict = email(input);
  return verdict.ok ? 'ok' : verdict.code;
};

it.each([
  'ayse@ornek.example',
  'a.b+c@alt.ornek.com.tr',
  "o'neil@ornek.org",
  'a@b-c.co',
  `${'a'.repeat(64)}@ornek.com`,
])('accepts %s', (address) => {
  expect(email(address)).toEqual({ ok: true, value: address });
});

it.each([
  'ayse',
  'ayse@',
  '@ornek.com',
  'a..b@ornek.com',
  '.a@ornek.com',
  'a.@ornek.com',
  'a@ornek',
  'a@-ornek.com',
  'a@ornek-.com',
  'a@ornek.c',
  'a@or_nek.com',
  'a@b@ornek.com',
  'a@ornek.com.',
  `${'a'.repeat(65)}@ornek.com`,
])('F414 M348 rejects %s and explains the format', (address) => {
  expect(email(address)).toEqual({ ok: false, code: 'invalid', message: genericMessages.emailInvalid });
});

it('accepts at most 254 characters', () => {
  const domain = `${'a'.repeat(60)}.`.repeat(3);
  expect([`a@${domain}${'b'.repeat(63)}.com`, `${'a'.repeat(64)}@${domain}${'b'.repeat(63)}.com`].map(codeOf)).toEqual([
    'ok',
    'invalid',
  ]);
});

it('lowers the domain, trims, and reports Turkish letters', () => {
  expect(email(' Ayse@ORNEK.com ')).toEqual({ ok: true, value: 'Ayse@ornek.com' });
  expect(['', 'ayşe@ornek.com', 'a b@ornek.com'].map(codeOf)).toEqual(['empty', 'letters', 'letters']);
});

it('F468 accepts no address, because it is optional', () => {
  expect(optionalEmail(' ')).toEqual({ ok: true, value: '' });
  expect(optionalEmail('x').ok).toBe(false);
});
