import { queryWords } from './query-words';

it.each([
  ['caymak istiyorum', 'caymak cayma'],
  ['arabamdan vazgeçtim', 'arabamdan araç vazgeçtim vazgeç cayma'],
  ['sbmde sorgu', 'sbmde sbm sorgu'],
  ['caydığım', 'caydığım cay cayma'],
  ['hangisi yapılır', 'yapılır yap'],
  ['size nasıl ulaşırım', 'ulaşırım ulaş'],
  ['kasko zorunlu mudur', 'kasko zorunlu zorun'],
  ['kopegimin sigortasi', 'kopegimin kopeğimin'],
  ['sigorta nedir', 'sigorta siğorta nedir'],
  ['  İPTAL   için ', 'iptal'],
  ['', ''],
])('%p is searched as %p', (typed, searched) => {
  expect(queryWords(typed).join(' ')).toBe(searched);
});
