import { sampleOffer } from '@emsal/insurers/testing/samples';
import type { AnswerRow } from '../offer-store';
import { serializeAnswer } from './serialized-answer';

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

describe('a serialised answer', () => {
  it('is its row as JSON, with every character that the database can store', () => {
    const storable = named('İğne "& \\ 𝔖igorta 😀');
    expect(serializeAnswer(storable)).toEqual({ answer: storable, text: JSON.stringify(storable) });
  });
  it.each([
    ['a NUL in a name', named('a\u0000b')],
    ['a control character in a name', named('a\u001fb')],
    ['a lone surrogate', named('a\ud83d')],
    ['a NUL in the code of a declined quote', { ...answer, state: 'declined', reasonCode: '59\u0000', offers: [] }],
  ] as const)('is declined as malformed when it contains %s', (_, row) => {
    const malformed = { ...answer, state: 'declined', reasonCode: 'malformed', offers: [] };
    expect(serializeAnswer(row as AnswerRow)).toEqual({ answer: malformed, text: JSON.stringify(malformed) });
  });
});
