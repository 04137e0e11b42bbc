import { sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, list, noResponse, refused, visitId } from '../testing/fake-page';
import { openPage } from '../testing/open-page';
import { openDocument } from '@emsal/platform/navigation/open-document';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), openTab: vi.fn() }));

const cover = { key: 'TRF-YOL', label: 'Yol yardımı', value: 'Yılda 2 kez', limit: null };
const offers = [sampleOffer(12, 7_000_00), sampleOffer(41, 9_000_00, { covers: [cover] })];
const path = '/teklif-karsilastir?brans=trafik-sigortasi&teklifler=muhur';
const compared = (answers = {}) =>
  fakePage({ 'GET quoterequestapi/offer/getCompareQuoteDetailList/muhur': list(offers), ...answers });

describe('the comparison page', () => {
  it('renders an accessible table with a summary of the differences', async () => {
    const { container } = openPage(path, compared());
    expect(await screen.findByRole('heading', { level: 1, name: 'İki teklif yan yana' })).toBeVisible();
    expect(screen.getByText(/yol yardımı ekliyor/)).toBeVisible();
    expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(2);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('says of whom the prices are, where several people are insured', async () => {
    const people = [{ label: '2. yolcu', value: '200******46, 1986 doğumlu' }];
    const priced = offers.map((offer) => ({ ...offer, pricedPeople: { count: '2 yolcu', people } }));
    openPage(path, fakePage({ 'GET quoterequestapi/offer/getCompareQuoteDetailList/muhur': list(priced) }));
    expect(await screen.findByText('2 yolcu için: 2. yolcu 200******46, 1986 doğumlu')).toBeVisible();
  });

  it('can be reduced to the rows that differ', async () => {
    openPage(path, compared());
    await userEvent.click(await screen.findByRole('button', { name: 'Yalnızca farklar' }));
    const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
    expect(rows.map((row) => row.textContent)).not.toContain('Taksit');
  });

  it('lets the visitor choose an offer as in the list', async () => {
    openPage(path, compared({ 'POST quoterequestapi/offer/RedirectToSummary': { offerId: 'a'.repeat(32) } }));
    const [button] = await screen.findAllByRole('button', { name: `Teklifi seç: ${offers[0]!.firmName}` });
    await userEvent.click(button!);
    expect(openDocument).toHaveBeenCalledWith('/trafik-sigortasi/police-bilgileri');
  });

  const choose = 'POST quoterequestapi/offer/RedirectToSummary';
  const ended = refused('offerExpired', 'Bu teklifin süresi doldu.');
  const clickChoose = async () =>
    userEvent.click((await screen.findAllByRole('button', { name: `Teklifi seç: ${offers[0]!.firmName}` }))[0]!);

  it('F386 offers to request new quotes after a refused choice, with the assumptions of the list', async () => {
    const assumptions = { ...sampleList([]).assumptions, campaigns: { child: { age: 4 } } };
    const page = compared({
      [choose]: ended,
      'POST quoterequestapi/offer/GetOfferList': sampleList(offers, { assumptions }),
      'POST quoterequestapi/offer/createOfferForCampaign': '4831092701',
    });
    const { path: where, container } = openPage(path, page);
    await clickChoose();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Bu teklifin süresi doldu.');
    const again = await within(alert).findByRole('button', { name: 'Şirketlere yeniden sor' });
    expect(await axeViolations(container)).toEqual([]);
    await userEvent.click(again);
    await waitFor(() => expect(where()).toBe('/trafik-sigortasi/listeleme'));
    expect(page.callsTo('POST quoterequestapi/offer/createOfferForCampaign').map(({ body }) => body)).toEqual([
      { visitId, campaigns: { child: { age: 4 } } },
    ]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('shows the refusal even if the list cannot be read', async () => {
    const page = compared({ [choose]: ended, 'POST quoterequestapi/offer/GetOfferList': noResponse });
    openPage(path, page);
    await clickChoose();
    expect(await screen.findByRole('alert')).toHaveTextContent('Bu teklifin süresi doldu.');
    await waitFor(() => expect(page.callsTo('POST quoterequestapi/offer/GetOfferList')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Şirketlere yeniden sor' })).toBeNull();
  });

  it('shows a phone number or the reason for offers that cannot be bought online', async () => {
    const unsold = { isBuyButtonStatus: false };
    const over = { ...offers[0]!, ...unsold, isSaleExpired: true };
    const byTelephone = { ...offers[1]!, ...unsold, isCallCentreOnly: true };
    openPage(
      path,
      compared({ 'GET quoterequestapi/offer/getCompareQuoteDetailList/muhur': list([over, byTelephone]) }),
    );
    expect((await screen.findAllByRole('link', { name: /bizi arayın/ }))[0]).toHaveAttribute(
      'href',
      'tel:+908500000002',
    );
    expect(screen.getAllByText('Bu teklifin süresi doldu')[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: /Teklifi seç/ })).toBeNull();
  });

  it('shows until when each price is valid', async () => {
    openPage(path, compared());
    const row = within(await screen.findByRole('table')).getByRole('rowheader', { name: 'Geçerlilik sonu' });
    expect(row.closest('tr')).toHaveTextContent('22 Kasım 2026');
  });

  it('can be e-mailed; the server validates the address', async () => {
    const page = compared({ 'POST quoterequestapi/sharedstep/SendQuoteCompareMail': null });
    openPage(path, page);
    await userEvent.click(await screen.findByRole('button', { name: 'E-posta ile gönder' }));
    await userEvent.type(await screen.findByLabelText('E-posta adresiniz'), 'ayse@ornek.example');
    await userEvent.click(screen.getByRole('button', { name: 'Gönder' }));
    expect(await screen.findByText(/Kıyaslama gönderildi/)).toBeVisible();
    expect(page.callsTo('POST quoterequestapi/sharedstep/SendQuoteCompareMail')[0]!.body).toMatchObject({
      visitId,
      productIds: offers.map(({ productId }) => productId),
      email: 'ayse@ornek.example',
    });
  });

  it('leads home without offers', async () => {
    openPage('/teklif-karsilastir', fakePage({}));
    expect(await screen.findByRole('heading', { name: 'Kıyaslanacak teklif yok' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/');
  });
});
