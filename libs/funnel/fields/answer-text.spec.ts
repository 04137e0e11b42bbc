import { exampleContext as context, exampleLine as line } from '@emsal/lines/kit/samples/example-line';
import { answerText } from './answer-text';

it('shows the name of the chosen option, and no code while the list is loading', () => {
  const shown = (cityName: string, lists: Parameters<typeof answerText>[2]['lists'] = {}) =>
    answerText(line, 'city', { answers: { city: '34', cityName }, context, lists });
  expect([shown(''), shown('İstanbul'), shown('', { city: [{ code: '34', name: 'İstanbul' }] })]).toEqual([
    '…',
    'İstanbul',
    'İstanbul',
  ]);
});
