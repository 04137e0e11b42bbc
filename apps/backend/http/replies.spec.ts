import { protocolErrorOf } from './replies';

const thrown = (facts: object): Error => Object.assign(new Error('aborted'), facts);

describe('the code of a thrown error', () => {
  it.each([
    ['an unreachable database', { code: 'ECONNRESET' }, 'unavailable'],
    ['a client that disconnects during the body', { code: 'ECONNRESET', statusCode: 400 }, 'badBody'],
    ['load shedding', { statusCode: 503 }, 'unavailable'],
    ['an unexpected error', {}, 'internal'],
    ['an unexpected error with a status', { statusCode: 502 }, 'internal'],
  ])('%s', (_, facts, code) => {
    expect(protocolErrorOf(thrown(facts)).code).toBe(code);
  });
});
