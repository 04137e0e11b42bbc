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
const permit = 'POST quoterequestapi/sharedstep/saveannouncementpermission';
const open = async (more: Answers = {}) => {
  const page = fakePage({ ...orderAnswers, [create]: { policyInfoId: chosenOffer.id }, [permit]: null, ...more });
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
    await userEvent.click(screen.getByRole('checkbox', { name: 'Telefon ve SMS ile haber alabilirim' }));
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
      { visitId, value: '0532 *** ** 18', type: 0, isPermission: true },
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

  it('leads to the list when no offer is chosen', async () => {
    const page = fakePage({ ...orderAnswers, 'GET policyrequest/GetInformations/': refused('notFound') });
    const { path } = openPage('/trafik-sigortasi/police-bilgileri', page);
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/listeleme'));
  });
});
