import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhoneEstimate } from './phone-estimate';

it('shows the mean price by value, package and warranty, and its share of the value', async () => {
  const { container } = render(<PhoneEstimate />);
  expect(screen.getByText('4.767 ₺')).toBeVisible();
  expect(screen.getByText('Telefonun değerinin %9,9 kadarı')).toBeVisible();
  fireEvent.change(screen.getByRole('slider', { name: /Liste değeri/ }), { target: { value: '18000' } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paket' }), 'Yalnızca ekran');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Garanti' }), 'Bitti');
  expect(screen.getByText('1.268 ₺')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});
