import { positionId, readPosition } from './stream-position';

describe('the position of a stream', () => {
  it('is written and read without loss', () => {
    expect(readPosition(positionId(new Set([31, 92, 114]))).delivered).toEqual(new Set([31, 92, 114]));
  });
  it.each([undefined, '', 'x', '31.', '31..92', '1'.repeat(10), '<script>'])('starts anew from %j', (id) => {
    expect(readPosition(id)).toEqual({ delivered: new Set(), isComplete: false });
  });
  it('knows a stream that ended', () => {
    expect(readPosition('complete').isComplete).toBe(true);
  });
});
