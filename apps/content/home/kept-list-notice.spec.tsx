import { render, screen } from '@testing-library/react';
import { trafficOnly, withinPage } from '../testing/within-page';
import { KeptListNotice } from './kept-list-notice';

const keptList = {
  name: 'trafik',
  offers: 12,
  path: `/teklif-listesi/${'a'.repeat(120)}`,
  expiresAt: '2026-11-27T20:59:00.000Z',
};

it('finds the list kept on this device again, and says when it ends', () => {
  render(withinPage(<KeptListNotice />, { ...trafficOnly(), keptList }));
  expect(
    screen.getByText(/12 trafik teklifi bu cihazda saklı\. Geçerlilik sonu: 27\s+Kasım 2026, 23\.59\./),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Listeyi açın' })).toHaveAttribute('href', keptList.path);
});

it('shows nothing to anybody else', () => {
  const { container } = render(withinPage(<KeptListNotice />));
  expect(container).toBeEmptyDOMElement();
});
