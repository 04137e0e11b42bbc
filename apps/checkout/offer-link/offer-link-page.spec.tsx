import { screen, waitFor } from '@testing-library/react';
import { fakePage, refused, visitId } from '../testing/fake-page';
import { openPage } from '../testing/open-page';

const call = 'POST quoterequestapi/offer/FillFunnelFromOffer';

describe('a link to an offer', () => {
  it('creates a visit and redirects', async () => {
    const page = fakePage({ [call]: { visitId, line: 'TRAFFIC', redirectUrl: '/devam' } });
    const { path } = openPage('/create/abc/muhur?FromOfferShow=true', page);
    await waitFor(() => expect(path()).toBe('/devam'));
    expect(page.callsTo(call).map(({ body }) => body)).toEqual([
      { QuoteRequestHeaderId: 'abc', Hash: 'muhur', FromOfferShow: true },
    ]);
    expect(sessionStorage.getItem('visit-id-53')).toBe(visitId);
  });

  it('asks for the complete link when the server refuses parts of the URL', async () => {
    const fields = { Hash: 'Bu alanın değeri geçersiz' };
    const { status, body } = refused('invalidInput', 'İşaretli alanları düzeltin.');
    const invalid = { status, body: { ...(body as object), fields } };
    openPage('/create/herhangi/biri', fakePage({ [call]: invalid }));
    expect(await screen.findByText(/bağlantının tamamını açın/)).toBeVisible();
  });

  it.each([
    ['/create/abc/muhur', 'Bu bağlantının süresi doldu.'],
    ['/create/eksik', 'Bağlantı eksik görünüyor. E-postanızdaki ya da mesajınızdaki bağlantının tamamını açın.'],
  ])('%s shows why it cannot be opened', async (link, text) => {
    openPage(link, fakePage({ [call]: refused('linkOver', 'Bu bağlantının süresi doldu.') }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});
