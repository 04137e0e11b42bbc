import { sampleOffer } from '@emsal/insurers/testing/samples';
import type { AnswerRow } from '../offer-store';
import { written } from './written-answer';

const answer: AnswerRow = {
  quoteId: '0123456789abcdef0123456789abcdef',
  firmId: 31,
  state: 'offered',
  reasonCode: null,
  offers: [{ ...sampleOffer, id: 'fedcba9876543210fedcba9876543210', firmId: 31, productId: 31_001, seal: 'seal' }],
  elapsedMs: 12,
  answeredAt: new Date('2026-11-21T09:00:00Z'),
};
const named = (productName: string): AnswerRow => ({ ...answer, offers: [{ ...answer.offers[0]!, productName }] });

describe('an answer as it is stored', () => {
  it('is its row as JSON, with every letter that a database keeps', () => {
    const kept = named('İğne "& \\ 𝔖igorta 😀');
    expect(written(kept)).toEqual({ answer: kept, text: JSON.stringify(kept) });
  });
  it.each([
    ['a NUL in a name', named('a\u0000b')],
    ['a control character in a name', named('a\u001fb')],
    ['half a character', named('a\ud83d')],
    ['a NUL in the code of a refusal', { ...answer, state: 'declined', reasonCode: '59\u0000', offers: [] }],
  ] as const)('is rubbish where it holds %s', (_, row) => {
    const rubbish = { ...answer, state: 'declined', reasonCode: 'rubbish', offers: [] };
    expect(written(row as AnswerRow)).toEqual({ answer: rubbish, text: JSON.stringify(rubbish) });
  });
});
