import { genericMessages, requiredMessage } from './generic-messages';
import { noticeMessages } from './notice-messages';

const messages = { ...genericMessages, ...noticeMessages };

it.each<[string, keyof typeof messages, RegExp]>([
  ['F410 M353', 'required', /gerekli/],
  ['F411 M354', 'numericOnly', /rakam/],
  ['F412', 'invalid', /kontrol edin/],
  ['F413', 'identityOrTaxNumberInvalid', /Kimlik ya da vergi numara/],
  ['F414 M348', 'emailInvalid', /E-posta/],
  ['F415 M349', 'phoneInvalid', /telefon/],
  ['F416 M350', 'dateInvalid', /Tarih/],
  ['F417 M351', 'plateInvalid', /Plaka/],
  ['F418 M352', 'licenceInvalid', /Belge seri/],
  ['F408', 'codeWrong', /Kod yanlış/],
  ['F409', 'codeTimeOver', /süresi doldu/],
  ['the mismatch of identity and birth date', 'identityBirthDateMismatch', /doğum tarihi uyuşmuyor/],
  ['M578', 'tryAgain', /hata oluştu, lütfen tekrar deneyin/],
])('%s has a message in Turkish', (_, id, words) => {
  expect(messages[id]).toMatch(words);
});

it('F606 M576 the generic error text is verbatim', () => {
  expect(messages.failed).toBe('Hata. Lütfen tekrar deneyin.');
});

it('falls back on the message for a required field', () => {
  expect(requiredMessage).toBe(genericMessages.required);
});
