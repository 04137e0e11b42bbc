import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select';

it('begins unchosen and tells the value of the choice', async () => {
  const told: string[] = [];
  render(
    <Select
      id="s"
      label="İl"
      value=""
      options={[{ value: '34', label: 'İstanbul' }]}
      onChange={(value) => told.push(value)}
    />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'İl' });
  expect(select.selectedOptions[0]?.textContent).toBe('Seçin');
  await userEvent.selectOptions(select, 'İstanbul');
  expect(told).toEqual(['34']);
});
