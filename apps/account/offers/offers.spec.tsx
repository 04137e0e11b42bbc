import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, within } from '@testing-library/react';
import { openAccount, signedIn } from '../testing/open-account';
import { sampleOffers } from '../testing/sample-offers';

const open = (lists: readonly object[]) =>
  openAccount('/uyelik/tekliflerim', signedIn({ getCustomerOffers: { lists } }));

describe('/uyelik/tekliflerim', () => {
  it('shows each list with its lowest price and last day, and goes on by a post', async () => {
    const { container } = open([sampleOffers]);
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByRole('heading', { name: 'Trafik sigortası' })).toBeVisible();
    expect(row.getByText('34 EML 128')).toBeVisible();
    expect(row.getByText(/^26 teklif, 20.Kasım 2026$/)).toBeVisible();
    expect(row.getByText(/^9.240/)).toBeVisible();
    expect(row.getByText(/^27.Kasım 2026 saat 18.00 sonuna kadar geçerli$/)).toBeVisible();
    const go = row.getByRole('button', { name: 'Teklifleri aç: Trafik sigortası, 34 EML 128' });
    expect(go.closest('form')).toHaveAttribute('action', `/uyelik/tekliflerim/${sampleOffers.quoteHeaderId}/ac`);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('says what will stand here while no offer is open', async () => {
    open([]);
    expect(await screen.findByText('Açık teklifiniz yok')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Yeni teklif al' })).toHaveAttribute('href', '/');
  });
});
