import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, refused, visitId } from '../testing/fake-page';
import type { Answers } from '../testing/fake-page';
import { openPage } from '../testing/open-page';
import { information, orderAnswers, outcomeOf } from '../testing/order-answers';
import { lineWords } from './line-words';
import { lineIds } from '@emsal/lines/facts/line-ids';
import { factsOf } from '@emsal/lines/facts/line-facts';

const odeme = 'o'.repeat(32);
const completed = outcomeOf('completed', {
  policyNo: '0012 7483 1092',
  firmName: 'Yakamoz Sigorta',
  total: 18_783_45,
  paidAt: '2026-11-21T10:00:00.000Z',
  startDate: '2026-12-14',
  endDate: '2027-12-14',
  terms: [{ title: 'Cayma', text: '14 gün içinde cayabilirsiniz.' }],
  documents: [
    { kind: 'informationForm', name: 'Bilgilendirme formu', url: '/api/document/2' },
    { kind: 'policy', name: 'Trafik poliçesi', url: '/api/document/1' },
  ],
});
const addMail = 'POST policyrequest/AddToPdfMail';
const cross = 'POST quoterequestapi/offer/GetCrossOfferCount';
const open = async (more: Answers = {}, slug = 'trafik-sigortasi') => {
  const page = fakePage({ 'POST policyrequest/Success': completed, [addMail]: null, [cross]: [], ...more });
  const view = openPage(`/${slug}/police-basarili?odeme=${odeme}`, page);
  await screen.findByRole('heading', { level: 1 });
  return { page, ...view };
};
const send = async (address: string): Promise<void> => {
  await userEvent.type(screen.getByRole('textbox', { name: 'E-posta' }), address);
  await userEvent.click(screen.getByRole('button', { name: 'Gönder' }));
};

describe('the policy in hand', () => {
  it('gives number and PDF first, and axe finds nothing', async () => {
    const { container } = await open();
    expect(screen.getByText('0012 7483 1092')).toBeVisible();
    const downloads = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(downloads.slice(0, 2)).toEqual(['/api/document/1', '/api/document/2']);
    expect(await axeFaults(container)).toEqual([]);
  });

  it('tells when the policy begins and ends, and the terms of leaving it', async () => {
    await open();
    for (const words of ['14\u00A0Aralık 2026', '14\u00A0Aralık 2027', '14 gün içinde cayabilirsiniz.'])
      expect(
        screen.getByText((_, element) => element?.textContent === words && element.children.length === 0),
      ).toBeVisible();
  });

  it.each([
    ['2026-11-22', 1],
    // Eleven in the evening in London is the next day in Turkey.
    ['2026-11-21', 0],
  ])(
    'speaks of the policy before only to whom it still covers: a policy that begins on %s',
    async (startDate, times) => {
      const outcome = { ...completed, paidAt: '2026-11-20T23:00:00.000Z', startDate };
      await open({ 'POST policyrequest/Success': outcome });
      expect(screen.getByText(/Trafik sigortanız başlar\./)).toBeVisible();
      expect(screen.queryAllByText(/iptal etmenize gerek yok/)).toHaveLength(times);
    },
  );

  it('F647 says that the discount goes back to the paying card within 1 week, or went', async () => {
    const discount = { title: 'Hoş geldin indirimi', amount: 500_00, isPaid: false, dueAt: '2026-11-28T10:00:00.000Z' };
    const { unmount } = await open({ 'POST policyrequest/Success': { ...completed, discount } });
    expect(screen.getByText('1 hafta içinde')).toBeVisible();
    expect(screen.getByText(/500,00\s₺, ödediğiniz karta iade edilir/)).toBeVisible();
    unmount();
    await open({ 'POST policyrequest/Success': { ...completed, discount: { ...discount, isPaid: true } } });
    expect(screen.getByText(/ödediğiniz karta iade edildi/)).toBeVisible();
  });

  it.each([
    [
      'a***@ornek.example',
      'Poliçenizi buradan indirin; a***@ornek.example adresine de gönderiyoruz.',
      'Poliçeyi bir adrese daha gönderin',
    ],
    [null, 'Poliçenizi buradan indirin.', 'Poliçeyi e-postanıza gönderin'],
  ])('says where it is mailed: %s', async (email, sentence, title) => {
    await open({ 'POST policyrequest/Success': { ...completed, email } });
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  });

  it('says that the PDF is being made while there is none', async () => {
    await open({ 'POST policyrequest/Success': { ...completed, documents: [] } });
    expect(screen.getByText(/PDF’i hazırlanıyor/)).toBeVisible();
  });

  it('sends the policy to one more address', async () => {
    const { page } = await open();
    await send('mehmet@ornek.example');
    expect(await screen.findByText('Poliçenizi mehmet@ornek.example adresine gönderiyoruz.')).toBeVisible();
    expect(page.asked(addMail)[0]).toMatchObject({
      idempotencyKey: expect.any(String) as string,
      body: { visitId, odeme, email: 'mehmet@ornek.example' },
    });
  });

  it('says at the field what is wrong with an address, ours or the server’s view', async () => {
    const { page } = await open({ [addMail]: refused('emailSame', 'Bu adrese gönderildi.') });
    await send('mehmet@');
    expect(page.asked(addMail)).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'E-posta' })).toHaveFocus();
    await userEvent.clear(screen.getByRole('textbox', { name: 'E-posta' }));
    await send('mehmet@ornek.example');
    expect(await screen.findByText('Bu adrese gönderildi.')).toBeVisible();
  });

  it('any other state is told by the payment check', async () => {
    const page = fakePage({ 'POST policyrequest/Success': { ...completed, state: 'declined' } });
    const { path } = openPage(`/trafik-sigortasi/police-basarili?odeme=${odeme}`, page);
    await waitFor(() => expect(path()).toBe(`/trafik-sigortasi/odeme-sorgulama?odeme=${odeme}`));
  });
});

describe('what goes with the policy', () => {
  it('shows the offers that wait in the paired line', async () => {
    await open({ [cross]: [{ crossOfferUrl: '/kasko-sigortasi/listeleme', count: 12 }] });
    expect(screen.getByRole('heading', { name: '12 kasko teklifiniz hazır' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kasko tekliflerini gör' })).toHaveAttribute(
      'href',
      '/kasko-sigortasi/listeleme',
    );
  });

  it('offers the line that goes with this one where no offers wait', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Kasko teklifi al' })).toHaveAttribute('href', '/kasko-sigortasi/form');
  });

  it.each(lineIds)('%s speaks of its own', async (id) => {
    const { slug } = factsOf(id);
    await open({ ...orderAnswers, 'POST policyrequest/Success': { ...completed, lineSlug: slug } }, slug);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(lineWords[id].title);
    expect(screen.getByText(lineWords[id].claims)).toBeVisible();
    if (factsOf(id).family !== 'vehicle') expect(document.body).not.toHaveTextContent(/araç|aracınız/i);
  });
});

describe('the printed green card', () => {
  const save = 'POST quoterequest/greencard/savegreencardcargoasync';
  const address = { city: '34', district: '1', moreInformation: 'Örnek Mah. Çiğdem Sk. No: 1/2' };
  const openGreenCard = (more: Answers = {}) =>
    open(
      { ...orderAnswers, 'GET policyrequest/GetInformations/': { ...information, address }, [save]: null, ...more },
      'yesil-kart-sigortasi',
    );
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Bu adrese gönder' }));

  it('F650 goes to the address of the policy unless another is given, in about 3 working days', async () => {
    const { page } = await openGreenCard();
    expect(screen.getByText(/yaklaşık 3 iş günü içinde gelir/)).toBeVisible();
    await press();
    expect(await screen.findByText(/Adresi kaydettik/)).toBeVisible();
    expect(page.asked(save)[0]?.body).toEqual({ visitId, city: '34', district: '1', address: address.moreInformation });
  });

  it('says at the field what is missing and asks nobody', async () => {
    const { page } = await openGreenCard();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Açık adres' }));
    await press();
    expect(screen.getByRole('textbox', { name: 'Açık adres' })).toHaveFocus();
    expect(page.asked(save)).toEqual([]);
  });

  it('says below the form what the server refuses', async () => {
    await openGreenCard({ [save]: refused('badBody', 'Listeden bir ilçe seçin') });
    await press();
    expect(await screen.findByText('Listeden bir ilçe seçin')).toBeVisible();
  });
});

describe('the licence of a vehicle that was insured before it was registered', () => {
  const save = 'POST quoterequestapi/auto/savelicence';
  const openUsed = (more: Answers = {}) => open({ [save]: null, ...more }, 'once-trafik-policesi-sonra-ruhsat-donemi');
  const write = async (serial: string): Promise<void> => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Belge seri no' }), serial);
    await userEvent.click(screen.getByRole('button', { name: 'Ruhsatı kaydet' }));
  };

  it('is told after the sale', async () => {
    const { page } = await openUsed();
    await write('ab 123456');
    expect(await screen.findByText('AB123456 seri numarasını kaydettik.')).toBeVisible();
    expect(page.asked(save)[0]?.body).toEqual({ visitId, licenseNo: 'AB123456' });
  });

  it('is checked before it is sent, and asked of no other line', async () => {
    const { page, unmount } = await openUsed();
    await write('12');
    expect(screen.getByRole('textbox', { name: 'Belge seri no' })).toHaveFocus();
    expect(page.asked(save)).toEqual([]);
    unmount();
    await open();
    expect(screen.queryByRole('textbox', { name: 'Belge seri no' })).toBeNull();
  });
});

describe('an application that an adviser completes', () => {
  const ask = 'GET policyrequest/GetApplication/';
  const application = {
    applicationNo: '1234567890',
    line: 'TRAFFIC',
    offerNo: '4831092700',
    firmName: 'Yakamoz Sigorta',
    phoneNumberMasked: '0532 *** ** 18',
    createdAt: '2026-11-21T10:00:00.000Z',
  };

  it('has a number, says that nothing was charged, and how to reach an adviser', async () => {
    const { container } = openPage('/trafik-sigortasi/basvuru-tamamlandi', fakePage({ [ask]: application }));
    expect(await screen.findByText('Başvuru numaranız 1234567890')).toBeVisible();
    expect(screen.getByText('Kartınızdan çekim yapılmadı.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Bizi arayın/ })).toHaveAttribute('href', 'tel:+908500000002');
    expect(await axeFaults(container)).toEqual([]);
  });

  it('is not claimed where there is none', async () => {
    openPage('/trafik-sigortasi/basvuru-tamamlandi', fakePage({ [ask]: null }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bekleyen bir başvurunuz yok' })).toBeVisible();
  });
});
