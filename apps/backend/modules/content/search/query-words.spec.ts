import { queryWords } from './query-words';

it.each([
  ['caymak istiyorum', 'caymak cayma'],
  ['arabamdan vazgeçtim', 'arabamdan araç vazgeçtim vazgeç vazgeçme cayma'],
  ['sbmde sorgu', 'sbmde sbm sorgu'],
  ['caydığım', 'caydığım cay cayma'],
  ['hangisi yapılır', 'yapılır yap yapma'],
  ['size nasıl ulaşırım', 'ulaşırım ulaş ulaşma'],
  ['bataryası olan', 'bataryası batarya'],
  ['parçasının', 'parçasının parça'],
  ['geciktirdim', 'geciktirdim geciktir gecik gecikme'],
  ['yenilememişim', 'yenilememişim yenileme yenilememe'],
  ['araç bağlandıysa', 'araç bağlandıysa bağlan bağlanma'],
  ['yaralanan kaç kişi', 'yaralanan yaralan yaralanma bedeni yaralı kişi'],
  // A ğ for each g between vowels, also where it makes no word: that one is found nowhere.
  ['sigortasız sigortalanır', 'sigortasız siğortasız sigorta'],
  ['yurtdışında edevletten', 'yurtdışında yurt edevletten devlet'],
  ['tcmi', 'tcmi tcm kimlik'],
  ['kasko zorunlu mudur', 'kasko zorunlu zorun'],
  ['kopegimin sigortasi', 'kopegimin kopeğimin'],
  ['sigorta nedir', 'sigorta siğorta nedir'],
  ['  İPTAL   için ', 'iptal'],
  ['', ''],
])('%p is searched as %p', (typed, searched) => {
  expect(queryWords(typed).join(' ')).toBe(searched);
});
