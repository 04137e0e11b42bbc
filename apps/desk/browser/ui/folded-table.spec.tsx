import { render, screen, within } from '@testing-library/react';
import { FoldedTable } from './folded-table';

it('names the column beside each figure that is there', () => {
  const columns = [
    { key: 'at', label: 'Zaman' },
    { key: 'who', label: 'Kim' },
    { key: 'reason', label: 'Neden', wideOnly: true },
  ] as const;
  const rows = [{ key: '1', head: '28.11.2026', cells: ['Selin Aksoy', ''] }];
  render(<FoldedTable caption="Kayıtlar" columns={columns} rows={rows} />);
  const [who, reason] = screen.getAllByRole('cell');
  expect(within(who!).getByText('Kim')).toBeTruthy();
  expect(who!.textContent).toBe('KimSelin Aksoy');
  expect(reason!.textContent).toBe('');
});
