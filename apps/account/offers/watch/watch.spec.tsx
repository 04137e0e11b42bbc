import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { information, openAccount, refused, signedIn } from '../../testing/open-account';
import { sampleOffers, sampleWatch } from '../../testing/sample-offers';
import { card } from '../../testing/sample-policies';
import { headline } from './watch-words';

const replies = (more: object = {}) =>
  signedIn({
    getCustomerOffers: { lists: [sampleOffers], forms: [] },
    getCustomerPriceWatches: { watches: [sampleWatch] },
    ...more,
  });
const openStart = (more: object = {}) =>
  openAccount(`/uyelik/tekliflerim/${sampleOffers.quoteHeaderId}/takip`, replies(more));
const openWatch = (change: object = {}, more: object = {}) =>
  openAccount(
    `/uyelik/tekliflerim/takip/${sampleWatch.watchId}`,
    replies({ getCustomerPriceWatches: { watches: [{ ...sampleWatch, ...change }] }, ...more }),
  );

describe('starting a watch', () => {
  it('sends goal, frequency and channels, and leads to the offers', async () => {
    const { container, calls, at } = openStart({ startPriceWatch: { watchId: sampleWatch.watchId } });
    await userEvent.type(await screen.findByLabelText(/^Bu fiyata inince/), '9.000');
    await userEvent.click(screen.getByRole('radio', { name: 'Her gün' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'SMS ile haber ver' }));
    expect(screen.getByText(/^Her soruda kimlik numaranız/)).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Takibi başlat' }));
    await waitFor(() => expect(at()).toBe('/uyelik/tekliflerim'));
    expect(calls).toContainEqual({
      call: 'startPriceWatch',
      body: {
        quoteHeaderId: sampleOffers.quoteHeaderId,
        goal: 900_000,
        frequency: 'daily',
        byMail: false,
        bySms: true,
      },
    });
  });

  it('asks for whole lira, and mails only to a confirmed address', async () => {
    openStart();
    await userEvent.type(await screen.findByLabelText(/^Bu fiyata inince/), '9.000,50');
    await userEvent.click(screen.getByRole('button', { name: 'Takibi başlat' }));
    expect((await screen.findAllByText(/^Eşiği tam lira olarak yazın/))[0]).toBeVisible();
    expect(screen.queryByLabelText('E-posta ile haber ver')).toBeNull();
  });

  it('offers mail to a confirmed address, and says why a watch was refused', async () => {
    openStart({
      getCustomerInfo: { ...information, email: 'a@ornek.example', emailVerificationStatus: true },
      startPriceWatch: refused('watchLimit', 'En çok 5 fiyat takibiniz olabilir.'),
    });
    expect(await screen.findByLabelText('E-posta ile haber ver')).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Takibi başlat' }));
    expect(await screen.findByText('En çok 5 fiyat takibiniz olabilir.')).toBeVisible();
  });
});

describe('starting a watch from a policy that ends soon', () => {
  const renewal = { policyId: card.id, insurers: 28, nextOn: '2026-12-03', watch: null };
  const openRenewal = (more: object = {}) =>
    openAccount(
      `/uyelik/tekliflerim/yenileme/${card.id}/takip`,
      replies({
        getCustomerPolicyCards: { policies: [card] },
        getRenewalWatches: { renewals: [renewal] },
        startRenewalWatch: { watchId: sampleWatch.watchId },
        ...more,
      }),
    );

  it('says who will be asked and when first, and leads to the watch', async () => {
    const waiting = { ...sampleWatch, prices: [], nextOn: renewal.nextOn };
    const { container, calls, at } = openRenewal({ getCustomerPriceWatches: { watches: [waiting] } });
    expect(await screen.findByText(/bu ürünü satan 28 şirkete gider/)).toBeVisible();
    expect(screen.getByText(/^İlk soru 3.Aralık 2026 günü\.$/)).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Takibi başlat' }));
    await waitFor(() => expect(at()).toBe(`/uyelik/tekliflerim/takip/${sampleWatch.watchId}`));
    const settings = { goal: null, frequency: 'weekly', byMail: false, bySms: false };
    expect(calls).toContainEqual({ call: 'startRenewalWatch', body: { policyId: card.id, ...settings } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Fiyat takibi başladı' })).toBeVisible();
    expect(screen.getByText('Şirketlere henüz sormadık.')).toBeVisible();
    expect(screen.getByText(/^Bir sonraki soru 3.Aralık 2026 günü\.$/)).toBeVisible();
  });

  it('says that the form has to be filled in where the answers make no question', async () => {
    openRenewal({ startRenewalWatch: refused('renewalFormNeeded', 'Yenileme teklifi alın.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Takibi başlat' }));
    expect(await screen.findByText('Yenileme teklifi alın.')).toBeVisible();
  });

  it('goes to the watch that there is', async () => {
    const watch = { watchId: sampleWatch.watchId, isPaused: false, price: 924_000 };
    const { at } = openRenewal({ getRenewalWatches: { renewals: [{ ...renewal, watch }] } });
    await waitFor(() => expect(at()).toBe(`/uyelik/tekliflerim/takip/${sampleWatch.watchId}`));
  });
});

describe('a watch', () => {
  it('shows its settings and is paused', async () => {
    const { container, calls } = openWatch();
    expect(await screen.findByLabelText(/^Bu fiyata inince/)).toHaveValue('9.000');
    expect(screen.getByRole('radio', { name: 'Haftada bir' })).toBeChecked();
    expect(screen.getByLabelText('SMS ile haber ver')).toBeChecked();
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Duraklat' }));
    expect(calls).toContainEqual({
      call: 'pausePriceWatch',
      body: { watchId: sampleWatch.watchId, isPaused: true },
    });
  });

  it('tells every price of the line, the newest first', async () => {
    const prices = [
      { at: '2026-11-01T09:00:00.000Z', price: 980_000 },
      { at: '2026-11-08T09:00:00.000Z', price: null },
      { at: '2026-11-15T09:00:00.000Z', price: 940_000 },
    ];
    const { container } = openWatch({ prices });
    await userEvent.click(await screen.findByText('Bütün fiyatlar', { selector: 'summary *, summary' }));
    const rows = within(screen.getByRole('table', { name: 'Bütün fiyatlar' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      '15 Kasım 20269.400,00 ₺',
      '8 Kasım 2026Teklif gelmedi',
      '1 Kasım 20269.800,00 ₺',
    ]);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('goes on after a pause, and is deleted after a question', async () => {
    const { calls, at } = openWatch({ state: 'paused' });
    expect(await screen.findByText(/^Takip duraklatıldı/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sürdür' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Takibi sil' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sil' }));
    await waitFor(() => expect(at()).toBe('/uyelik/tekliflerim'));
    expect(calls).toContainEqual({ call: 'deletePriceWatch', body: { watchId: sampleWatch.watchId } });
  });

  it('that has ended can only be deleted', async () => {
    openWatch({ state: 'ended' });
    expect(await screen.findByText(/^Takip bitti/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Kaydet' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Takibi sil' })).toBeVisible();
  });
});

it.each([
  [{ goal: null, prices: [{ at: '', price: 100_00 }] }, /^En düşük fiyat 100,00.₺$/],
  [{ goal: 100_00, prices: [{ at: '', price: 90_00 }] }, /^Fiyat eşiğinize indi$/],
  [{ goal: 100_00, prices: [{ at: '', price: null }] }, /^Son soruda teklif gelmedi$/],
])('a watch of %j says what matters most', (watch, words) => expect(headline(watch)).toMatch(words));
