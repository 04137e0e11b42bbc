import { noAddress } from '../fields/address';
import { isSameAnswer } from './same-answer';

const typed = { ...noAddress, way: 'code', uavtCode: '4904718452' };

it.each([
  ['the same text', '34', '34', true],
  ['another text', '34', '06', false],
  ['an address code that the register has named', typed, { ...typed, city: '34', cityName: 'İstanbul' }, true],
  ['another address code', typed, { ...typed, uavtCode: '4904718477' }, false],
  ['an address by hand with the same parts', { ...noAddress, way: 'hand' }, { ...noAddress, way: 'hand' }, true],
  ['an address by hand in another city', { ...typed, way: 'hand' }, { ...typed, way: 'hand', city: '06' }, false],
  ['the same rows', [{ name: 'a' }], [{ name: 'a' }], true],
  ['an answer that is gone', '34', undefined, false],
])('%s', (_, one, other, isSame) => {
  expect(isSameAnswer(one, other)).toBe(isSame);
});
