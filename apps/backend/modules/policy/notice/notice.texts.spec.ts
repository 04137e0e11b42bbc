import {
  cancelledMail,
  cancelledSms,
  endorsedMail,
  endorsedSms,
  refundedMail,
  refundedSms,
  type Notice,
} from './notice.texts';

const notice = {
  policyNo: '12345',
  lineName: 'trafik',
  day: '21 Kasım 2026',
  refund: '1.200,00 ₺',
  link: null,
  isAhead: false,
};

it.each([
  [false, '21 Kasım 2026 günü sona erdi.'],
  [true, '21 Kasım 2026 günü başlamadan iptal edildi.'],
])('ours: a cancelled cover ended, or never begins (%s)', (isAhead, sentence) => {
  const cancelled = { ...notice, isAhead, paidTo: 'card' } as const;
  expect(cancelledMail(cancelled).paragraphs[0]).toContain(sentence);
  expect(cancelledSms(cancelled)).toContain(sentence);
});

it.each([
  [false, '21 Kasım 2026 gününden beri'],
  [true, '21 Kasım 2026 gününden itibaren'],
])('ours: a change holds since a day, or from a day that is yet to come (%s)', (isAhead, words) => {
  const endorsed = { ...notice, isAhead, paidTo: 'card' } as const;
  expect(endorsedMail(endorsed, 'plate').paragraphs[0]).toContain(words);
  expect(endorsedSms(endorsed, 'plate')).toContain(words);
});

it.each<[string, Notice['paidTo'], string]>([
  ['M598: to the card', 'card', 'Bankanız 1 hafta içinde kartınıza yansıtır.'],
  ['M599: to an account', 'account', 'Bankanız 2–10 iş günü içinde hesabınıza yansıtır.'],
])('a refund says when it arrives, %s', (_name, paidTo, sentence) => {
  expect(refundedMail({ ...notice, paidTo }).paragraphs).toContain(sentence);
  expect(refundedSms({ ...notice, paidTo })).toMatch(new RegExp(`${sentence}$`));
});
