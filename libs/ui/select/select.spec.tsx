import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select';

it('has an empty default and reports the selected value', async () => {
  const chosen: string[] = [];
  render(
    <Select
      id="s"
      label="İl"
      value=""
      options={[{ value: '34', label: 'İstanbul' }]}
      onChange={(value) => chosen.push(value)}
    />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'İl' });
  expect(select.selectedOptions[0]?.textContent).toBe('Seçin');
  await userEvent.selectOptions(select, 'İstanbul');
  expect(chosen).toEqual(['34']);
});
