import { render, screen, within } from '@testing-library/react';
import { ComparisonTable } from './comparison-table';

const compared = ['Efes Köprü', 'Yakamoz'].map((name) => ({ key: name, head: name }));
const groups = [
  {
    title: 'Fiyat',
    rows: [{ key: 'p', label: 'Tutar', cells: [{ value: '100 ₺', isBest: true }, { value: '120 ₺' }] }],
  },
  { title: 'Hizmet', rows: [{ key: 'r', label: 'Yol yardımı', cells: [{ value: '7/24' }, { value: '7/24' }] }] },
];
const show = (onlyDifferences = false) =>
  render(<ComparisonTable caption="İki teklif" {...{ compared, groups, onlyDifferences }} />);

it('associates cells with column, row and group', () => {
  show();
  const table = within(screen.getByRole('table', { name: 'İki teklif' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Efes Köprü', 'Yakamoz']);
  expect(table.getByText('Fiyat').getAttribute('scope')).toBe('rowgroup');
  expect(table.getByRole('rowheader', { name: 'Tutar' })).toBeTruthy();
});

it('marks the best value in text', () => {
  show();
  expect(screen.getByRole('cell', { name: /100 ₺ ?, en iyisi/ })).toBeTruthy();
});

it('keeps table roles for all layouts', () => {
  show();
  for (const [tag, role] of [
    ['table', 'table'],
    ['thead, tbody, tfoot', 'rowgroup'],
    ['tr', 'row'],
    ['th[scope=col]', 'columnheader'],
    ['th[scope=row]', 'rowheader'],
    ['tbody td', 'cell'],
  ])
    for (const element of document.querySelectorAll(tag!)) expect(element.getAttribute('role')).toBe(role);
  expect(screen.getAllByText('100 ₺')).toHaveLength(1);
});

it('hides equal rows, and groups left empty', () => {
  show(true);
  expect(screen.queryByText('Yol yardımı')).toBeNull();
  expect(screen.queryByText('Hizmet')).toBeNull();
  expect(screen.getByRole('rowheader', { name: 'Tutar' })).toBeTruthy();
});
