import { render } from '@testing-library/react';
import { FoundWords } from './found-words';

const marked = (text: string, query: string) => {
  const { container } = render(
    <p>
      <FoundWords text={text} query={query} />
    </p>,
  );
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
};

it.each([
  ['DASK depreme karşı korur.', 'deprem', ['depreme']],
  ['Bekleme süresi: fıtıkta 3 ay', 'BEKLEME SURESI', ['Bekleme', 'süresi']],
  ['İade hakkı', 'iade', ['İade']],
  ['Deprem sigortası', 'depremde', ['Deprem']],
  ['Ev ve eşya', 'ev', []],
  ['3-D Secure', '(.*', []],
  ['Kasko', '', []],
])('in "%s" the search for "%s" marks %j', (text, query, words) => {
  expect(marked(text, query)).toEqual(words);
});
