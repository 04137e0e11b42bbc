import { completeId, positionId, readPosition } from './stream-position';

const quoteId = 'a1'.repeat(16);

describe('the position of a stream', () => {
  it('round-trips', () => {
    const delivered = new Set([31, 92, 114]);
    expect(readPosition(positionId(quoteId, delivered))).toEqual({ quoteId, delivered, isComplete: false });
  });
  it.each([
    ...[undefined, '', 'x', '31.92', 'complete', `${quoteId}:`, `${quoteId}:31.`, `${quoteId}:31..92`],
    ...[`${quoteId}:${'1'.repeat(10)}`, `${quoteId}0:31`, `${quoteId}:31\n`, '<script>'],
  ])('starts from the beginning for %j', (id) => {
    expect(readPosition(id)).toEqual({ quoteId: null, delivered: new Set(), isComplete: false });
  });
  it('recognises the end of a stream and its quote', () => {
    expect(readPosition(completeId(quoteId))).toEqual({ quoteId, delivered: new Set(), isComplete: true });
  });
});
