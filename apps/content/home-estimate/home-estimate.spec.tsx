import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withinPage } from '../testing/within-page';
import { HomeEstimate } from './home-estimate';

it('shows what DASK leaves of the rebuilding cost by area and construction', async () => {
  const { container } = render(withinPage(<HomeEstimate />));
  expect(screen.getByText('3.025.000 ₺')).toBeVisible();
  expect(screen.getByText('1.749.110 ₺')).toBeVisible();
  fireEvent.change(screen.getByRole('slider', { name: /Brüt alan/ }), { target: { value: '250' } });
  expect(screen.getByText('2.458.967 ₺')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Yapı türü' }), 'Diğer (yığma, ahşap, çelik)');
  expect(screen.getByText('5.000.000 ₺')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});
