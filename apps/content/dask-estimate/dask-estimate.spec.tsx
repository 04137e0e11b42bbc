import '@testing-library/jest-dom';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DaskEstimate } from './dask-estimate';

it('shows the premium of the tariff for the chosen province and area', async () => {
  const { container } = render(<DaskEstimate />);
  expect(screen.getByText('3.271 ₺')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'İl' }), 'Karaman');
  expect(screen.getByText('847 ₺')).toBeVisible();
  fireEvent.change(screen.getByRole('slider', { name: /Brüt alan/ }), { target: { value: '40' } });
  expect(screen.getByText('593 ₺')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});
