import type { RootState } from '@emsal/state/store';
import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, refused, visitId } from '../testing/fake-page';
import type { Answers } from '../testing/fake-page';
import { openPage } from '../testing/open-page';
import { chosenOffer, information, orderAnswers } from '../testing/order-answers';
import { openDocument } from '../visit/open-document';

jest.mock('../visit/open-document', () => ({ openDocument: jest.fn(), replaceDocument: jest.fn() }));

const create = 'POST policyrequest/CreatePolicyInfo';
const permit = 'POST policyrequest/SaveAnnouncementPermission';
const savePayer = 'POST policyrequest/SaveInsurer';
const codeNeeded = 'POST policyrequest/IsOtpRequired';
const open = async (more: Answers = {}) => {
  const page = fakePage({
    ...orderAnswers,
    [create]: { policyInfoId: chosenOffer.id },
    [permit]: null,
    [savePayer]: null,
    [codeNeeded]: { isOtpRequired: false, phoneNumberMasked: '0532 *** ** 18' },
    ...more,
  });
  const view = openPage('/trafik-sigortasi/police-bilgileri', page);
  await screen.findByRole('heading', { level: 1, name: 'Poliçe bilgilerini onaylayın' });
  return { page, ...view };
};
const press = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Ödemeye geç' }));
async function fill(): Promise<void> {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'İl' }), 'İstanbul');
  await screen.findByRole('option', { name: 'Kadıköy' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'İlçe' }), 'Kadıköy');
  await userEvent.type(screen.getByRole('textbox', { name: 'Açık adres' }), 'Örnek Sk. 1');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Belgeleri okudum, onaylıyorum' }));
}

beforeEach(() => jest.mocked(openDocument).mockClear());

describe('policy information', () => {
  it('shows the insured masked, every assumption, every cover and the price in parts; axe finds nothing', async () => {
    const { container } = await open();
    for (const words of ['E*** Y***', '123*****950', '0532 *** ** 18', 'Hususi'])
      expect(screen.getByText(words)).toBeVisible();
    const order = within(screen.getByRole('complementary', { name: 'Sipariş özeti' }));
    for (const words of ['Yakamoz Sigorta', '14.12.2026 – 14.12.2027', '400.000 TL', '20.000,00 ₺', '− 2.111,00 ₺'])
      expect(order.getByText(words)).toBeInTheDocument();
    expect(await axeFaults(container)).toEqual([]);
  });

  it('links every document that must be read', async () => {
    await open();
    for (const { title, url } of information.documents)
      expect(screen.getByRole('link', { name: `${title} (yeni sekmede açılır)` })).toHaveAttribute('href', url);
  });

  it('names the version of every document and the terms of leaving the sale', async () => {
    await open();
    expect(screen.getByText('PDF, sürüm 2026-11')).toBeVisible();
    expect(screen.getByText('Cayma genel şartlara tabidir.')).toBeInTheDocument();
  });

  it('asks for no permission that was given before', async () => {
    await open({ 'POST policyrequest/CheckAnnouncementPermission': { sms: true, call: false, email: false } });
    expect(screen.queryByRole('checkbox', { name: 'SMS ile haber alabilirim' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Telefonla aranabilirim' })).not.toBeChecked();
  });

  it('has no permission ticked', async () => {
    await open();
    expect(screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked)).toEqual([]);
  });

  it('says what is missing at the fields and in a summary that takes the focus, and keeps what was typed', async () => {
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: /E-posta/ }), 'ayse@');
    await press();
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
    const { page } = await open();
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: 'SMS ile haber alabilirim' }));
    await press();
    await waitFor(() => expect(openDocument).toHaveBeenCalledWith('/trafik-sigortasi/odeme-bilgileri'));
    expect(page.asked(create)).toHaveLength(1);
    expect(page.asked(create)[0]).toMatchObject({
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
    await open();
    await fill();
    await press();
    await waitFor(() => expect(openDocument).toHaveBeenCalled());
    expect(screen.getByRole('button', { name: 'Ödemeye geç' })).toHaveAttribute('aria-busy', 'true');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(screen.getByRole('button', { name: 'Ödemeye geç' })).not.toHaveAttribute('aria-busy');
  });

  it('says the refusal of the server and stays', async () => {
    await open({ [create]: refused('offerChanged', 'Fiyat değişti.') });
    await fill();
    await press();
    expect(await screen.findByText(/Fiyat değişti/)).toBeVisible();
    expect(openDocument).not.toHaveBeenCalled();
  });

  it.each([
    ['emailInvalid', 'email'],
    ['addressUnknown', 'city'],
  ])('says the refusal %s at its field, %s', async (code, id) => {
    await open({ [create]: refused(code, 'Bunu düzeltin.') });
    await fill();
    await press();
    await waitFor(() => expect(document.getElementById(id)).toHaveAccessibleDescription(/Bunu düzeltin/));
  });

  it('leads to the list when no offer is chosen', async () => {
    const page = fakePage({ ...orderAnswers, 'GET policyrequest/GetInformations/': refused('notFound') });
    const { path } = openPage('/trafik-sigortasi/police-bilgileri', page);
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/listeleme'));
  });
});

describe('who pays', () => {
  const other = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('radio', { name: 'Başka biri ödüyor' }));
  };
  const typePayer = async (): Promise<void> => {
    await other();
    await userEvent.type(screen.getByRole('textbox', { name: /TCKN ya da VKN/ }), '100 000 000 78');
    await userEvent.type(screen.getByRole('textbox', { name: /Ödeyenin cep telefonu/ }), '0532 123 45 67');
  };

  it('is the insured until somebody else is named', async () => {
    const { page } = await open();
    expect(screen.getByRole('radio', { name: 'Sigortalı ödüyor' })).toBeChecked();
    expect(screen.queryByRole('textbox', { name: /TCKN ya da VKN/ })).toBeNull();
    await fill();
    await press();
    await waitFor(() => expect(openDocument).toHaveBeenCalled());
    expect(page.asked(savePayer)).toEqual([]);
    expect(page.asked(create)[0]?.body).toMatchObject({ isInsurerDifferent: false });
  });

  it('is found by the number, masked, before a code goes out', async () => {
    await open({ 'POST policyrequest/SearchInsurer': { displayName: 'M*** K***', isFound: true } });
    await other();
    await userEvent.type(screen.getByRole('textbox', { name: /TCKN ya da VKN/ }), '10000000078');
    await userEvent.click(screen.getByRole('button', { name: 'Kişiyi bul' }));
    expect(await screen.findByText('Bulundu: M*** K***')).toBeVisible();
  });

  it('is stored and proven by a code before the payment opens', async () => {
    const { page, container } = await open({
      [codeNeeded]: { isOtpRequired: true, phoneNumberMasked: '0532 *** ** 67' },
      'POST policyrequest/sendotp': { expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 },
      'POST policyrequest/otpvalidate': null,
    });
    await typePayer();
    await fill();
    await press();
    const code = await screen.findByRole('textbox', { name: /6 haneli kod/ });
    expect(page.asked(savePayer)[0]?.body).toEqual({ visitId, identityNo: '10000000078', phoneNumber: '5321234567' });
    expect(page.asked(create)[0]?.body).toMatchObject({ isInsurerDifferent: true });
    expect(openDocument).not.toHaveBeenCalled();
    expect(await axeFaults(container)).toEqual([]);
    await userEvent.type(code, '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Doğrula ve devam et' }));
    await waitFor(() => expect(openDocument).toHaveBeenCalledWith('/trafik-sigortasi/odeme-bilgileri'));
  });

  it('may have the code sent to another telephone, at most ten of which belong to a person', async () => {
    const change = 'POST policyrequest/SaveInsurerPhone';
    let answer: unknown = refused('phoneMaximumUse', 'En çok 10 farklı telefon kullanılabilir.');
    const { page } = await open({
      [codeNeeded]: { isOtpRequired: true, phoneNumberMasked: '0532 *** ** 67' },
      'POST policyrequest/sendotp': { expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 },
      [change]: () => answer,
    });
    await fill();
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Telefon numarasını değiştir' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Yeni cep telefonu' }), '0533 000 00 01');
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Bu numaraya kod gönder' }));
    await send();
    expect(await screen.findByText('En çok 10 farklı telefon kullanılabilir.')).toBeVisible();
    answer = null;
    await send();
    expect(await screen.findByText(/0533 000 00 01 numarasına/)).toBeVisible();
    expect(page.asked(change)[1]?.body).toEqual({ visitId, phoneNumber: '5330000001' });
  });

  it('is not asked again when the server knows the payer', async () => {
    const payer = {
      displayName: 'M*** K***',
      identityNoMasked: '100*****078',
      phoneNumberMasked: '0532 *** ** 67',
      isVerified: true,
    };
    const { page } = await open({ 'GET policyrequest/GetInformations/': { ...information, payer } });
    expect(screen.getByText('100*****078')).toBeVisible();
    await fill();
    await press();
    await waitFor(() => expect(openDocument).toHaveBeenCalled());
    expect(page.asked(savePayer)).toEqual([]);
    expect(page.asked(create)[0]?.body).toMatchObject({ isInsurerDifferent: true });
  });

  it('a refusal stands at the number that it speaks of', async () => {
    await open({ [savePayer]: refused('sameIdentity', 'Numara sigortalınınkinden farklı olmalı.') });
    await typePayer();
    await fill();
    await press();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /TCKN ya da VKN/ })).toHaveAccessibleDescription(/farklı olmalı/),
    );
    expect(screen.getByRole('textbox', { name: /TCKN ya da VKN/ })).toHaveValue('100 000 000 78');
  });
});

describe('what only some lines ask for', () => {
  const asking = (asks: Partial<typeof information.asks>) => ({
    'GET policyrequest/GetInformations/': { ...information, asks: { ...information.asks, ...asks } },
  });

  it('a payee: the bank with its branch, and whose credit it is', async () => {
    const { page, container } = await open(asking({ payee: true }));
    await fill();
    await press();
    expect(screen.getAllByText('Rehinli alacaklı olup olmadığını seçin')).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: 'Var' }));
    await screen.findByRole('option', { name: 'Örnek Bankası' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Banka' }), '0010');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Şubenin ili' }), '34');
    await screen.findByRole('option', { name: 'Kadıköy Şubesi' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Şube' }), '77');
    await userEvent.type(screen.getByRole('textbox', { name: /Kredi sahibinin/ }), '10000000078');
    expect(await axeFaults(container)).toEqual([]);
    await press();
    await waitFor(() => expect(openDocument).toHaveBeenCalled());
    expect(page.asked(create)[0]?.body?.['payee']).toEqual({
      payeeStatus: true,
      bankCode: '0010',
      bankCity: '34',
      branchCode: '77',
      financialCompanyCode: '',
      tcOrTaxNo: '10000000078',
    });
  });

  it('no payee is an answer too', async () => {
    const { page } = await open(asking({ payee: true }));
    await userEvent.click(screen.getByRole('radio', { name: 'Yok' }));
    await fill();
    await press();
    await waitFor(() => expect(openDocument).toHaveBeenCalled());
    expect(page.asked(create)[0]?.body?.['payee']).toMatchObject({ payeeStatus: false });
  });

  it('the sale at the notary', async () => {
    const { page, container } = await open(asking({ notarySale: true }));
    expect(await axeFaults(container)).toEqual([]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Noterin ili' }), '34');
    await userEvent.type(screen.getByRole('textbox', { name: 'Noterin adı' }), 'Kadıköy 5. Noterliği');
    for (const [box, text] of Object.entries({ Gün: '24', Ay: '11', Yıl: '2026' }))
      await userEvent.type(screen.getByRole('textbox', { name: box }), text);
    await fill();
    await press();
    await waitFor(() => expect(openDocument).toHaveBeenCalled());
    expect(page.asked(create)[0]?.body?.['notarySale']).toEqual({
      city: '34',
      notaryName: 'Kadıköy 5. Noterliği',
      saleDate: '2026-11-24',
      saleNo: '',
    });
  });
});

describe('what was chosen on the list', () => {
  it('comes back from session storage, and the list from the server', async () => {
    sessionStorage.setItem('campaigns-53', '0');
    sessionStorage.setItem('offer-id-53', chosenOffer.id);
    const campaign = { id: 0, kind: 'job', percent: 25, condition: 'Öğretmen olduğunuz için', isApplied: false };
    const { page } = await open({
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
