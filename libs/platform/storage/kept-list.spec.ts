import { keptListCookie } from './cookie-table';
import { browserCookies } from './cookies';
import { forgetKeptList, keepList, parseKeptList } from './kept-list';

const list = {
  name: 'trafik',
  offers: 12,
  path: `/teklif-listesi/${'a'.repeat(120)}`,
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
};
const read = () => parseKeptList(browserCookies.read(keptListCookie.name));

it('is found until it is forgotten', () => {
  keepList(list, Date.now());
  expect(read()).toEqual(list);
  forgetKeptList();
  expect(read()).toBeNull();
});

it('is not kept beyond its end', () => {
  keepList(list, Date.parse(list.expiresAt));
  expect(read()).toBeNull();
});

it.each(['', '{', '[]', '{"name":1}', JSON.stringify({ ...list, path: 'https://elsewhere.example' })])(
  'ignores the damaged value %s',
  (value) => expect(parseKeptList(value)).toBeNull(),
);
