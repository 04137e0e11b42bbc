import { coverNames, coverOf } from '@emsal/api/calls/cms/covers';
import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Cover } from './cover';

it.each(coverNames)('the cover %s is drawn with tokens, light, and hidden from screen readers', (name) => {
  const markup = renderToStaticMarkup(<Cover of={name} framed />);
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).not.toMatch(/#[0-9a-f]{3}|style=|NaN|undefined/);
  expect(markup.length).toBeLessThan(3_000);
});

it('a cover that this build does not know leaves the post without a picture', () => {
  const { container } = render(<Cover of={'newer' as never} />);
  expect(container.innerHTML).toBe('');
});

it.each([
  ['the editor’s choice', { type: 'ARTICLE', category: 'ev', product: 'DASK', cover: 'leak' }, 'leak'],
  ['the product', { type: 'ARTICLE', category: 'ev', product: 'DASK' }, 'building'],
  ['offers without a product', { type: 'ARTICLE', category: 'haklariniz', product: null }, 'offers'],
  ['the kind of a campaign', { type: 'RAFFLE_CAMPAIGN', category: null, product: null }, 'raffle'],
  ['none on a page outside the blog', { type: 'ARTICLE', category: null, product: 'DASK', cover: 'leak' }, null],
] as const)('a cover is %s', (_, page, cover) => {
  expect(coverOf(page)).toBe(cover);
});
