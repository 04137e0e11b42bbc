import { factsOf } from '@emsal/lines/registry/facts-of';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { PageProvider } from '@emsal/platform/page';
import { render, screen } from '@testing-library/react';
import { sampleList } from '@emsal/state/offer/sample-offers';
import { fakePage, visitId } from '../../testing/fake-page';
import { NoOfferDialog } from './no-offer-dialog';

const { assumptions } = sampleList([]);

describe('the no-offer dialog', () => {
  const open = (code: string, line: LineId, crossOfferList: { crossOfferUrl: string; count: number }[] = []) =>
    render(
      <PageProvider value={fakePage({})}>
        <NoOfferDialog
          line={factsOf(line)}
          offerNo="4831092700"
          visitId={visitId}
          offers={{ zeroOffer: { messageCode: code, message: '' }, crossOfferList, insurers: [], assumptions }}
          onBack={() => undefined}
          onClose={() => undefined}
        />
      </PageProvider>,
    );
  const links = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  it('F387 402 shows phone and WhatsApp', () => {
    open('402', 'AUTO');
    expect(links()[0]).toBe('tel:+908500000000');
    expect(links()[1]).toMatch(/^https:\/\/wa\.me\/908500000009\?text=/);
  });

  it('F388 F389 0Offer2Group leads back, and shows the zero-offer phone number', () => {
    open('0Offer2Group', 'TRAFFIC');
    expect(screen.getByRole('button', { name: 'Bilgilerimi kontrol et' })).toBeVisible();
    expect(links()).toEqual(['tel:+908500000001']);
  });

  it.each<[string, string, LineId, string]>([
    ['F390', '0Offer1Group', 'TRAFFIC', 'On yaşından büyük araçlara internetten teklif çıkmıyor'],
    ['F391', '0Offer1Group', 'TRAVEL', '18 yaşından küçükler için teklif veremiyoruz'],
    ['F392', '404', 'TRAVEL', '18 yaşından küçükler için teklif veremiyoruz'],
  ])('%s code %s on %s is titled %s', (_, code, line, title) => {
    open(code, line);
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  });

  it.each<[string, LineId, RegExp]>([
    ['F393', 'PET', /Dostunuzun/],
    ['F394', 'IMM', /geçerli trafik poliçesine/],
    ['F395', 'GREENCARD', /seyahat tarihlerini/],
  ])('%s %s has its own text', (_, line, text) => {
    open('0Offer2Group', line);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('F589 traffic points to the kasko offers, if there are any', () => {
    const { unmount } = open('0Offer2Group', 'TRAFFIC', [{ crossOfferUrl: '/kasko-sigortasi/listeleme', count: 9 }]);
    expect(screen.getByText(/internetten teklif vermedi. Bizi arayın, .* kasko tekliflerinize bakın/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kasko Sigortası tekliflerime bak (9)' })).toBeVisible();
    unmount();
    open('0Offer2Group', 'TRAFFIC');
    expect(screen.getByText(/hiçbiri bu bilgilerle teklif vermedi/)).toBeVisible();
    expect(screen.queryByText(/kasko/)).toBeNull();
  });

  it('F396 links the paired line only when it has offers', () => {
    const { unmount } = open('402', 'AUTO', [{ crossOfferUrl: '/trafik-sigortasi/listeleme', count: 26 }]);
    expect(screen.getByRole('link', { name: 'Trafik Sigortası tekliflerime bak (26)' })).toHaveAttribute(
      'href',
      '/trafik-sigortasi/listeleme',
    );
    unmount();
    open('402', 'AUTO', [{ crossOfferUrl: '/trafik-sigortasi/listeleme', count: 0 }]);
    expect(screen.queryByRole('link', { name: /Trafik/ })).toBeNull();
  });
});
