import { exampleContext as context, exampleLine as line } from '@emsal/lines/kit/example-line';
import { answerText } from './answer-text';

it('names what was chosen from a list, and shows no code while the list is on its way', () => {
  const shown = (cityName: string, lists: Parameters<typeof answerText>[2]['lists'] = {}) =>
    answerText(line, 'city', { answers: { city: '34', cityName }, context, lists });
  expect([shown(''), shown('İstanbul'), shown('', { city: [{ code: '34', name: 'İstanbul' }] })]).toEqual([
    '…',
    'İstanbul',
    'İstanbul',
  ]);
});
