import { readFrameMessage } from './card-frame-messages';

const bank = 'https://banka.example';
const message = (data: unknown, origin = bank) => readFrameMessage({ origin, data }, bank);
const from = { source: 'emsal-card-frame' };

describe('a message of the card frame', () => {
  it.each([
    [{ ...from, type: 'ready' }, { type: 'ready' }],
    [
      { ...from, type: 'height', height: 330.2 },
      { type: 'height', height: 331 },
    ],
    [
      { ...from, type: 'height', height: 99_999 },
      { type: 'height', height: 1_200 },
    ],
    [
      { ...from, type: 'invalid', message: 'Kartı kontrol edin' },
      { type: 'invalid', message: 'Kartı kontrol edin' },
    ],
    [
      { ...from, type: 'token', token: 'tok_1', masked: '4242 **** 4242', programme: 'Bonus' },
      { type: 'token', token: 'tok_1', masked: '4242 **** 4242', programme: 'Bonus' },
    ],
  ])('%j is heard', (data, heard) => {
    expect(message(data)).toEqual(heard);
  });

  it.each([
    ['another origin', { ...from, type: 'token', token: 'tok_1' }, 'https://banka.example.evil.example'],
    ['another port', { ...from, type: 'token', token: 'tok_1' }, 'https://banka.example:8443'],
    ['no origin', { ...from, type: 'token', token: 'tok_1' }, 'null'],
    ['another source', { source: 'x', type: 'token', token: 'tok_1' }, bank],
    ['an unknown type', { ...from, type: 'constructor' }, bank],
    ['a token that is no text', { ...from, type: 'token', token: 1 }, bank],
    ['a height below zero', { ...from, type: 'height', height: -1 }, bank],
    ['no object', 'token', bank],
    ['nothing', null, bank],
  ])('from or with %s is none', (_, data, origin) => {
    expect(message(data, origin)).toBeNull();
  });
});
