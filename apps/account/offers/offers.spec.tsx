import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, within } from '@testing-library/react';
import { openAccount, signedIn } from '../testing/open-account';
import { sampleOffers, sampleWatch } from '../testing/sample-offers';

const open = (lists: readonly object[], watches: readonly object[] = [], forms: readonly object[] = []) =>
  openAccount(
    '/uyelik/tekliflerim',
    signedIn({ getCustomerOffers: { lists, forms }, getCustomerPriceWatches: { watches } }),
  );

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
    const watch = row.getByRole('link', { name: 'Fiyatı takip et: Trafik sigortası, 34 EML 128' });
    expect(watch).toHaveAttribute('href', `/uyelik/tekliflerim/${sampleOffers.quoteHeaderId}/takip`);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('shows a watched price with how it moved, and offers no second watch of it', async () => {
    const { container } = open([sampleOffers], [sampleWatch]);
    const watched = within(await screen.findByRole('region', { name: 'Fiyat takibi' }));
    expect(watched.getByRole('heading', { name: /^Eşiğe 240,00.₺ kaldı$/ })).toBeVisible();
    expect(
      watched.getByText(/^5.Ekim 2026 günü 10.120,00.₺ olan en düşük fiyat 20.Kasım 2026 günü 9.240,00.₺\.$/),
    ).toBeVisible();
    expect(watched.getByText(/^Bir sonraki soru 5.Aralık 2026 günü\.$/)).toBeVisible();
    expect(watched.getByRole('link')).toHaveAttribute('href', `/uyelik/tekliflerim/takip/${sampleWatch.watchId}`);
    expect(screen.queryByText('Fiyatı takip et')).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('goes on by a post with a form that was left', async () => {
    const formId = 'd'.repeat(32);
    const form = { formId, line: 'DASK', lineName: 'Zorunlu Deprem Sigortası', startedAt: '2026-11-20T09:05:00.000Z' };
    const { container } = open([], [], [form]);
    const part = within(await screen.findByRole('region', { name: 'Yarım kalan formlar' }));
    expect(part.getByRole('listitem')).toHaveTextContent(/Zorunlu Deprem Sigortası20.Kasım 2026 saat 12.05 başladınız/);
    const go = part.getByRole('button', { name: /^Kaldığım yerden devam et: Zorunlu Deprem/ });
    expect(go.closest('form')).toHaveAttribute('action', `/uyelik/tekliflerim/form/${formId}/ac`);
    expect(screen.queryByText('Açık teklifiniz yok')).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('says what will stand here while no offer is open', async () => {
    open([]);
    expect(await screen.findByText('Açık teklifiniz yok')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Yeni teklif al' })).toHaveAttribute('href', '/');
  });
});
