import { shortLira } from './short-lira';

it.each([
  [90_000, '900 ₺'],
  [250_000, '2,5 bin ₺'],
  [40_000_000, '400 bin ₺'],
  [120_000_000, '1,2 milyon ₺'],
  [400_000_000, '4 milyon ₺'],
])('%d kuruş is %s', (kurus, words) => {
  expect(shortLira(kurus).replaceAll('\u00A0', ' ')).toBe(words);
});
