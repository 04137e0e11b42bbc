import { helpRequest, subjectOf } from './help-request';
import { helpSubjectLabels } from './help-labels.texts';
import { messagesOf } from '../verdict';

const valid = { category: 'information', subject: '2683', details: 'Kartımdan iki kez çekildi.', answerBy: 'call' };

it.each([
  [2681, 'Hasar durumu'],
  [2682, 'Yeni poliçe ya da yenileme'],
  [2683, 'Tahsilat'],
  [2684, 'Üyelik ve iletişim bilgileri'],
  [25, 'Hasar ihbarı'],
])('M193 M191 code %i is the subject "%s"', (code, name) => {
  expect(helpSubjectLabels[subjectOf(code)!]).toBe(name);
});

it.each([
  ['no category', 'category', ''],
  ['a code that is no subject', 'subject', '2685'],
  ['no text', 'details', '  '],
  ['a text that is too long', 'details', 'a'.repeat(2_001)],
  ['an answer by letter', 'answerBy', 'letter'],
])('refuses %s', (_case, field, value) => {
  expect(messagesOf(helpRequest(valid))).toEqual({});
  expect(Object.keys(messagesOf(helpRequest({ ...valid, [field]: value })))).toEqual([field]);
});
