import type { RootState } from '@emsal/state/store';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, refused, visitId } from '../testing/fake-page';
import { openPage } from '../testing/open-page';
import { createPolicyInfo, fillSummary, submitSummary, openSummary, permit } from '../testing/open-summary';
import { chosenOffer, information, orderResponses } from '../testing/order-responses';
import { openDocument } from '@emsal/platform/navigation/open-document';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));

beforeEach(() => {
  vi.mocked(openDocument).mockClear();
  sessionStorage.clear();
});

describe('the policy information page', () => {
  it('shows the masked insured, assumptions, covers and price, without accessibility violations', async () => {
    const { container } = await openSummary();
    for (const text of ['E*** Y***', '123*****950', '0532 *** ** 18', 'Hususi'])
      expect(screen.getByText(text)).toBeVisible();
    const priced = within(screen.getByRole('region', { name: 'Teklif bilgileri' }));
    expect(priced.getByText('2021 model otomobil')).toBeVisible();
    const order = within(screen.getByRole('complementary', { name: 'Sipariş özeti' }));
    for (const text of [
      'Yakamoz Sigorta',
      '14.12.2026 12.00 – 14.12.2027 12.00',
      '400.000 TL',
      '20.000,00 ₺',
      '− 2.111,00 ₺',
    ])
      expect(order.getByText(text)).toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('links every document to be read', async () => {
    await openSummary();
    for (const { title, url } of information.documents)
      expect(screen.getByRole('link', { name: `${title} (yeni sekmede açılır)` })).toHaveAttribute('href', url);
  });

  it('shows document versions and withdrawal terms', async () => {
    await openSummary();
    expect(screen.getByText('PDF, Kasım 2026 metni')).toBeVisible();
    expect(screen.getByText('Cayma genel şartlara tabidir.')).toBeInTheDocument();
  });

  it('does not ask for permissions already given', async () => {
    await openSummary({ 'POST policyrequest/CheckAnnouncementPermission': { sms: true, call: false, email: false } });
    expect(screen.queryByRole('checkbox', { name: 'SMS almak istiyorum' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Aranmak istiyorum' })).not.toBeChecked();
  });

  it('has no permission preselected', async () => {
    await openSummary();
    expect(screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
  });

  it('keeps through a reload what was typed and chosen, also where an answer opens the field', async () => {
    const { unmount } = await openSummary();
    await fillSummary();
    await userEvent.clear(screen.getByRole('textbox', { name: /^E-posta/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^E-posta/ }), 'ayse@ornek.example');
    await userEvent.click(screen.getByRole('radio', { name: 'Başka biri' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Ödeyenin TCKN ya da VKN’si' }), '20000000046');
    unmount();
    await openSummary();
    expect(screen.getByRole('textbox', { name: /^E-posta/ })).toHaveValue('ayse@ornek.example');
    expect(screen.getByRole('textbox', { name: 'Açık adres' })).toHaveValue('Örnek Sk. 1');
    expect(await screen.findByRole('textbox', { name: 'Ödeyenin TCKN ya da VKN’si' })).toHaveValue('20000000046');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'İlçe' })).toHaveDisplayValue('Kadıköy'));
    expect(screen.getByRole('checkbox', { name: 'Belgeleri okudum, onaylıyorum' })).not.toBeChecked();
  });

  it('shows errors at the fields and in a focused summary, and keeps the input', async () => {
    await openSummary();
    await userEvent.type(screen.getByRole('textbox', { name: /E-posta/ }), 'ayse@');
    await submitSummary();
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

  it('saves address, document versions and given permissions, then opens the payment', async () => {
    const { page } = await openSummary();
    await fillSummary();
    await userEvent.click(screen.getByRole('checkbox', { name: 'SMS almak istiyorum' }));
    await submitSummary();
    await waitFor(() => expect(openDocument).toHaveBeenCalledWith('/trafik-sigortasi/odeme-bilgileri'));
    expect(page.callsTo(createPolicyInfo)).toHaveLength(1);
    expect(page.callsTo(createPolicyInfo)[0]).toMatchObject({
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
    expect(page.callsTo(permit).map(({ body }) => body)).toEqual([
      { visitId, permissions: [{ channel: 'sms', isPermission: true }], textVersion: 'duyuru-2026-11' },
    ]);
  });

  it('can be submitted again when the page is restored', async () => {
    await openSummary();
    await fillSummary();
    await submitSummary();
    await waitFor(() => expect(openDocument).toHaveBeenCalled());
    expect(screen.getByRole('button', { name: 'Ödemeye geç' })).toHaveAttribute('aria-busy', 'true');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(screen.getByRole('button', { name: 'Ödemeye geç' })).not.toHaveAttribute('aria-busy');
  });

  it('shows the server’s refusal and stays', async () => {
    await openSummary({ [createPolicyInfo]: refused('offerChanged', 'Fiyat değişti.') });
    await fillSummary();
    await submitSummary();
    expect(await screen.findByText(/Fiyat değişti/)).toBeVisible();
    expect(openDocument).not.toHaveBeenCalled();
  });

  it('says that the visit has ended, keeps what was typed, and leads to a new one', async () => {
    await openSummary({ [createPolicyInfo]: refused('notFound', 'Aradığınız kayıt bulunamadı.') });
    await fillSummary();
    await submitSummary();
    expect(await screen.findByText(/süresi dolmuş olabilir/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Yeniden teklif alın' })).toHaveAttribute('href', '/trafik-sigortasi/form');
    expect(screen.getByRole('button', { name: 'Ödemeye geç' })).toBeVisible();
  });

  it.each([
    ['emailInvalid', 'email'],
    ['addressUnknown', 'city'],
  ])('shows the refusal %s at its field %s', async (code, id) => {
    await openSummary({ [createPolicyInfo]: refused(code, 'Bunu düzeltin.') });
    await fillSummary();
    await submitSummary();
    await waitFor(() => expect(document.getElementById(id)).toHaveAccessibleDescription(/Bunu düzeltin/));
  });

  it('redirects to the list without a chosen offer', async () => {
    const page = fakePage({ ...orderResponses, 'GET policyrequest/GetInformations/': refused('notFound') });
    const { path } = openPage('/trafik-sigortasi/police-bilgileri', page);
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/listeleme?neden=secim'));
  });
});

describe('the choice from the list', () => {
  it('is restored from session storage, and the list from the server', async () => {
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
    await waitFor(() => expect(page.callsTo('POST quoterequestapi/offer/GetOfferList')).toHaveLength(2));
    const { checkout } = page.store.getState() as Required<RootState>;
    expect(checkout.TRAFFIC).toMatchObject({ campaigns: [0], offerId: chosenOffer.id });
    await waitFor(() =>
      expect((page.store.getState() as Required<RootState>).offer.TRAFFIC?.offerList).toHaveLength(1),
    );
    sessionStorage.clear();
  });
});
