import { findTopics } from './find-topics';

it.each([
  ['aracı sattım', '/police-iptal/basvuru'],
  ['ARACI SATTIM', '/police-iptal/basvuru'],
  ['araci sattim', '/police-iptal/basvuru'],
  ['kupon', '/uyelik/indirimlerim'],
  ['IBAN', '/iade-iban-bilgisi'],
  ['numaram değişti', '/uyelik/hesabim/guvenlik'],
])('M014 the help finds %s', (question, href) => {
  expect(findTopics(question)[0]?.href).toBe(href);
});

it.each(['', '  ', 'x', 'zürafa'])('M014 the help finds nothing for "%s"', (question) => {
  expect(findTopics(question)).toEqual([]);
});
