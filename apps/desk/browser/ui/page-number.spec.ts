import { pageNumber } from './page-number';

it.each([
  ['', 1],
  ['sayfa=3', 3],
  ['sayfa=abc', 1],
  ['sayfa=0', 1],
  ['sayfa=-2', 1],
  ['sayfa=1.5', 1],
  ['sayfa=999999999', 1],
])('%j asks for page %i', (search, page) => {
  expect(pageNumber(new URLSearchParams(search))).toBe(page);
});
