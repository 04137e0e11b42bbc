import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PhoneEstimate } from '../phone-estimate/phone-estimate';

it('what was chosen before hydration counts', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<PhoneEstimate />);
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Paket' });
  const slider = screen.getByRole<HTMLInputElement>('slider');
  list.value = 'narrow';
  slider.value = '6000';
  const root = await act(async () => hydrateRoot(page, <PhoneEstimate />));
  expect(list).toHaveValue('narrow');
  expect(slider).toHaveValue('6000');
  expect(screen.getByText('420 ₺')).toBeVisible();
  act(() => root.unmount());
});
