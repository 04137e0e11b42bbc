import { protocolErrorOf } from './replies';

const thrown = (facts: object): Error => Object.assign(new Error('aborted'), facts);

describe('the code of whatever was thrown', () => {
  it.each([
    ['the database is away', { code: 'ECONNRESET' }, 'unavailable'],
    ['a caller who went in the middle of the body', { code: 'ECONNRESET', statusCode: 400 }, 'badBody'],
    ['the process sheds load', { statusCode: 503 }, 'unavailable'],
    ['a surprise', {}, 'internal'],
    ['a surprise that has a status', { statusCode: 502 }, 'internal'],
  ])('%s', (_, facts, code) => {
    expect(protocolErrorOf(thrown(facts)).code).toBe(code);
  });
});
