import type { RootState } from '@emsal/state/store';
import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, refused, visitId } from '../testing/fake-page';
import { openPage } from '../testing/open-page';
import { createPolicyInfo, fillSummary, goOn, openSummary, permit } from '../testing/open-summary';
import { chosenOffer, information, orderAnswers } from '../testing/order-answers';
import { openDocument } from '../visit/open-document';

jest.mock('../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));

beforeEach(() => jest.mocked(openDocument).mockClear());

describe('policy information', () => {
  it('shows the insured masked, every assumption, every cover and the price in parts; axe finds nothing', async () => {
    const { container } = await openSummary();
    for (const words of ['E*** Y***', '123*****950', '0532 *** ** 18', 'Hususi'])
      expect(screen.getByText(words)).toBeVisible();
    const order = within(screen.getByRole('complementary', { name: 'Sipariş özeti' }));
    for (const words of ['Yakamoz Sigorta', '14.12.2026 – 14.12.2027', '400.000 TL', '20.000,00 ₺', '− 2.111,00 ₺'])
      expect(order.getByText(words)).toBeInTheDocument();
    expect(await axeFaults(container)).toEqual([]);
  });

  it('links every document that must be read', async () => {
    await openSummary();
    for (const { title, url } of information.documents)
      expect(screen.getByRole('link', { name: `${title} (yeni sekmede açılır)` })).toHaveAttribute('href', url);
  });

  it('names the version of every document and the terms of leaving the sale', async () => {
    await openSummary();
    expect(screen.getByText('PDF, sürüm 2026-11')).toBeVisible();
    expect(screen.getByText('Cayma genel şartlara tabidir.')).toBeInTheDocument();
  });

  it('asks for no permission that was given before', async () => {
    await openSummary({ 'POST policyrequest/CheckAnnouncementPermission': { sms: true, call: false, email: false } });
    expect(screen.queryByRole('checkbox', { name: 'SMS ile haber alabilirim' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Telefonla aranabilirim' })).not.toBeChecked();
  });

  it('has no permission ticked', async () => {
    await openSummary();
    expect(screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
  });

  it('says what is missing at the fields and in a summary that takes the focus, and keeps what was typed', async () => {
    await openSummary();
    await userEvent.type(screen.getByRole('textbox', { name: /E-posta/ }), 'ayse@');
    await goOn();
    const summary = screen.getAllByRole('alert')[0]!;
    expect(summary).toHaveFocus();
    expect(document.title).toBe('Hata: Poliçe bilgilerini onaylayın | Emsal');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#email', '#city', '#district', '#address', '#documents']);
    expect(screen.getByRole('combobox', { name: 'İl' })).toHaveAccessibleDescription(/Yaşadığınız ili seçin/);
    expect(screen.getByRole('textbox', { name: /E-posta/ })).toHaveValue('ayse@');
  });

  it('stores address, documents with their versions and the permissions that were ticked, then opens the payment', async () => {
    const { page } = await openSummary();
    await fillSummary();
    await userEvent.click(screen.getByRole('checkbox', { name: 'SMS ile haber alabilirim' }));
    await goOn();
    await waitFor(() => expect(openDocument).toHaveBeenCalledWith('/trafik-sigortasi/odeme-bilgileri'));
    expect(page.asked(createPolicyInfo)).toHaveLength(1);
    expect(page.asked(createPolicyInfo)[0]).toMatchObject({
      idempotencyKey: expect.any(String) as string,
      body: {
        visitId,
        productId: chosenOffer.productId,
        address: { city: '34', district: '1', moreInformation: 'Örnek Sk. 1' },
        email: '',
        shownDocuments: [
          { kind: 'informationForm', textVersion: '2026-11' },
          { kind: 'distanceSale', textVersion: '2026-10' },
        ],
      },
    });
    expect(page.asked(permit).map(({ body }) => body)).toEqual([
      { visitId, permissions: [{ channel: 'sms', isPermission: true }] },
    ]);
  });

  it('is ready for another press when the browser brings the page back', async () => {
    await openSummary();
    await fillSummary();
    await goOn();
    await waitFor(() => expect(openDocument).toHaveBeenCalled());
    expect(screen.getByRole('button', { name: 'Ödemeye geç' })).toHaveAttribute('aria-busy', 'true');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(screen.getByRole('button', { name: 'Ödemeye geç' })).not.toHaveAttribute('aria-busy');
  });

  it('says the refusal of the server and stays', async () => {
    await openSummary({ [createPolicyInfo]: refused('offerChanged', 'Fiyat değişti.') });
    await fillSummary();
    await goOn();
    expect(await screen.findByText(/Fiyat değişti/)).toBeVisible();
    expect(openDocument).not.toHaveBeenCalled();
  });

  it.each([
    ['emailInvalid', 'email'],
    ['addressUnknown', 'city'],
  ])('says the refusal %s at its field, %s', async (code, id) => {
    await openSummary({ [createPolicyInfo]: refused(code, 'Bunu düzeltin.') });
    await fillSummary();
    await goOn();
    await waitFor(() => expect(document.getElementById(id)).toHaveAccessibleDescription(/Bunu düzeltin/));
  });

  it('leads to the list when no offer is chosen', async () => {
    const page = fakePage({ ...orderAnswers, 'GET policyrequest/GetInformations/': refused('notFound') });
    const { path } = openPage('/trafik-sigortasi/police-bilgileri', page);
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/listeleme'));
  });
});

describe('what was chosen on the list', () => {
  it('comes back from session storage, and the list from the server', async () => {
    sessionStorage.setItem('campaigns-53', '0');
    sessionStorage.setItem('offer-id-53', chosenOffer.id);
    const campaign = { id: 0, kind: 'job', percent: 25, condition: 'Öğretmen olduğunuz için', isApplied: false };
    const { page } = await openSummary({
      'GET quoterequestapi/offer/getquotedetail/': {
        offer: { ...chosenOffer, campaigns: [campaign] },
        assumptions: [],
        cover: [],
      },
    });
    expect((await screen.findAllByText('Öğretmen olduğunuz için'))[0]).toBeInTheDocument();
    await waitFor(() => expect(page.asked('POST quoterequestapi/offer/GetOfferList')).toHaveLength(2));
    const { checkout } = page.store.getState() as Required<RootState>;
    expect(checkout.TRAFFIC).toMatchObject({ campaigns: [0], offerId: chosenOffer.id });
    await waitFor(() =>
      expect((page.store.getState() as Required<RootState>).offer.TRAFFIC?.offerList).toHaveLength(1),
    );
    sessionStorage.clear();
  });
});
