import { render, screen } from '@testing-library/react';
import { Pagination } from './pagination';
import { shownPages } from './shown-pages';

it.each([
  [1, 3, [1, 2, 3]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [3, 12, [1, 2, 3, 4, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('at page %d of %d links %j', (page, pages, shown) => expect(shownPages(page, pages)).toEqual(shown));

it('marks the current page and links both neighbours', () => {
  render(<Pagination page={2} pages={3} hrefOf={(page) => `?sayfa=${page}`} />);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Sayfa 2');
  expect(screen.getByRole('link', { name: 'Önceki' }).getAttribute('href')).toBe('?sayfa=1');
  expect(screen.getByRole('link', { name: 'Sonraki' }).getAttribute('href')).toBe('?sayfa=3');
});

it('renders nothing for a single page', () => {
  render(<Pagination page={1} pages={1} hrefOf={String} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
