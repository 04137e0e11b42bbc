import type { QuoteRequest } from './quote-request';
import { quoteRequestV1, type QuoteRequestV1 } from './quote-request-v1';
import { anyQuoteRequest, readQuoteRequest } from './read-quote-request';
import { ofEarlierRelease } from './testing/earlier-release';
import { sampleRequests } from './testing/samples';

/** The lines of that release. */
const lines = quoteRequestV1.options.map(({ shape }) => shape.line.value);

describe('a quote request', () => {
  it.each(lines)('of %s stored by an earlier release is read with its risk and terms', (line) => {
    const stored = ofEarlierRelease(sampleRequests[line]);
    expect(quoteRequestV1.parse(stored)).toEqual(stored);
    const { name: _derived, ...risk } = sampleRequests[line].risk;
    expect(readQuoteRequest(stored)).toMatchObject({ ...sampleRequests[line], risk });
    expect(Object.keys(readQuoteRequest(stored)).toSorted()).toEqual(Object.keys(sampleRequests[line]).toSorted());
  });
  it.each(lines)('of %s is accepted from earlier backends and from this one', (line) => {
    const stored = ofEarlierRelease(sampleRequests[line]);
    expect(anyQuoteRequest.parse(stored)).toEqual(readQuoteRequest(stored));
    expect(anyQuoteRequest.parse(sampleRequests[line])).toEqual(sampleRequests[line]);
  });
  it('of the current version is read as it is', () => {
    expect(readQuoteRequest(sampleRequests.AUTO)).toBe(sampleRequests.AUTO);
  });
  it('names a vehicle of the list, and leaves another one without a name', () => {
    const stored = ofEarlierRelease(sampleRequests.AUTO) as Extract<QuoteRequestV1, { line: 'AUTO' }>;
    const unlisted = { ...stored, vehicle: { ...stored.vehicle, brandCode: 'XXX' } };
    expect(readQuoteRequest(stored).risk).toMatchObject({ name: expect.stringMatching(/ 2021$/) });
    expect(readQuoteRequest(unlisted).risk).not.toHaveProperty('name');
  });
  it('of a later release is not guessed at', () => {
    expect(() => readQuoteRequest({ ...sampleRequests.AUTO, version: 3 } as unknown as QuoteRequest)).toThrow(
      'version 3',
    );
  });
});
