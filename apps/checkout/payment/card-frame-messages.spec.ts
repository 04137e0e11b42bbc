import { readFrameMessage } from './card-frame-messages';

const bank = 'https://banka.example';
const message = (data: unknown, origin = bank) => readFrameMessage({ origin, data }, bank);
const frame = { source: 'emsal-card-frame' };

describe('card frame messages', () => {
  it.each([
    [{ ...frame, type: 'ready' }, { type: 'ready' }],
    [
      { ...frame, type: 'height', height: 330.2 },
      { type: 'height', height: 331 },
    ],
    [
      { ...frame, type: 'height', height: 99_999 },
      { type: 'height', height: 1_200 },
    ],
    [
      { ...frame, type: 'invalid', message: 'Kartı kontrol edin' },
      { type: 'invalid', message: 'Kartı kontrol edin' },
    ],
    [
      { ...frame, type: 'token', token: 'tok_1', masked: '4242 **** 4242', programme: 'Bonus' },
      { type: 'token', token: 'tok_1', masked: '4242 **** 4242', programme: 'Bonus' },
    ],
  ])('accepts %j', (data, expected) => {
    expect(message(data)).toEqual(expected);
  });

  it.each([
    ['another origin', { ...frame, type: 'token', token: 'tok_1' }, 'https://banka.example.evil.example'],
    ['another port', { ...frame, type: 'token', token: 'tok_1' }, 'https://banka.example:8443'],
    ['no origin', { ...frame, type: 'token', token: 'tok_1' }, 'null'],
    ['another source', { source: 'x', type: 'token', token: 'tok_1' }, bank],
    ['an unknown type', { ...frame, type: 'constructor' }, bank],
    ['a token that is no text', { ...frame, type: 'token', token: 1 }, bank],
    ['a height below zero', { ...frame, type: 'height', height: -1 }, bank],
    ['no object', 'token', bank],
    ['nothing', null, bank],
  ])('ignores a message from or with %s', (_, data, origin) => {
    expect(message(data, origin)).toBeNull();
  });
});
