import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { information, openAccount, refused, signedIn } from '../testing/open-account';
import { card, endedCard, externalCard } from '../testing/sample-policies';

const listing = (policies: readonly object[], otherPhoneHasPolicy = false) => ({
  policies,
  otherPhoneHasPolicy,
  filterList: [],
  activePolicyLength: { all: 0, auto: 0, health: 0, home: 0, other: 0 },
});
const open = (replies: object = {}, change: object = {}) =>
  openAccount(
    '/uyelik/hesabim',
    signedIn({ getCustomerPolicyCards: listing([card, externalCard, endedCard]), ...replies }),
    change,
  );
const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem');

describe('/uyelik/hesabim', () => {
  it('M007 M185 M134 lists the policies with status, term, price and PDF', async () => {
    const { container } = open();
    await screen.findByRole('heading', { level: 1, name: 'Hesabım' });
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Trafik sigortası.*34 EML 128, Uçurtma.*17\.12\.2025 – 17\.12\.2026.*9\.880,00.*19 gün/),
      expect.stringMatching(/Konut sigortası.*Moda, Nilüfer.*Son günü 30\.05\.2027.*Başka yerden/),
    ]);
    expect(screen.getByRole('link', { name: 'Trafik sigortası' })).toHaveAttribute(
      'href',
      '/uyelik/hesabim/police/100',
    );
    expect(screen.getByRole('link', { name: /100 numaralı poliçenin PDF’i/ })).toHaveAttribute(
      'href',
      `/api/document/${card.documentId}`,
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  it('M008 M200 M201 filters by state and family', async () => {
    open();
    await userEvent.click(await screen.findByRole('tab', { name: /Biten/ }));
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toHaveTextContent('Bitti');
    await userEvent.click(screen.getByRole('button', { name: 'Konut' }));
    expect(screen.getByText('Bu seçime uyan poliçeniz yok.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: /Etkin/ }));
    expect(rows()).toHaveLength(1);
  });

  it('M202 shows all states together on a telephone only', async () => {
    open({}, { isMobile: true });
    await userEvent.click(await screen.findByRole('tab', { name: /Hepsi/ }));
    expect(rows()).toHaveLength(3);
  });

  it('without a policy leads to adding one', async () => {
    open({ getCustomerPolicyCards: listing([]) });
    expect(await screen.findByText('Henüz poliçeniz yok')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Başka yerden aldığımı ekle' })).toHaveAttribute(
      'href',
      '/uyelik/hesabim/police-ekle',
    );
  });

  it('links purchases under another telephone with a code', async () => {
    const { calls } = open({
      getCustomerPolicyCards: listing([], true),
      sendPurchaseCode: { codeId: 'c'.repeat(32), state: {} },
      linkPurchases: { purchases: 1 },
    });
    await userEvent.click(await screen.findByText('Poliçeyi hesabıma bağla'));
    await userEvent.type(screen.getByLabelText('Poliçeyi alırken verilen telefon'), '5329876543');
    await userEvent.click(screen.getByRole('button', { name: 'Kod gönder' }));
    await userEvent.type(await screen.findByLabelText('Bu telefona gelen kod'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Bağla' }));
    await waitFor(() =>
      expect(calls.find(({ call }) => call === 'linkPurchases')?.body).toEqual({
        phoneNumber: '5329876543',
        codeId: 'c'.repeat(32),
        code: '123456',
      }),
    );
    await waitFor(() => expect(calls.filter(({ call }) => call === 'getCustomerPolicyCards')).toHaveLength(2));
  });

  it('M006 M178 M183 shows the personal information and changes the e-mail', async () => {
    const jobInfo = { jobCode: '012', jobName: 'Uzman Erbaş', jobDesc: 'En çok %10 kasko indirimi', sourceId: 2 };
    const known = { ...information, email: 'ayse@ornek.example', jobInfo };
    const { calls } = open({ getCustomerInfo: known, savecustomer: null });
    const region = within(await screen.findByRole('region', { name: 'Bilgilerim' }));
    expect(region.getByText('Ayşe Yılmaz')).toBeVisible();
    expect(region.getByText('Uzman Erbaş').parentElement).toHaveTextContent('En çok %10 kasko indirimi');
    expect(region.getByText('12 Nisan 1985', { normalizer: (text) => text.replace(/\s/g, ' ') })).toBeVisible();
    await userEvent.click(region.getByText('E-postayı değiştir'));
    await userEvent.type(region.getByLabelText('Yeni e-posta adresi'), 'yeni@ornek.example');
    await userEvent.click(region.getByRole('button', { name: 'Kaydet' }));
    expect(await region.findByText('E-posta adresiniz kaydedildi')).toBeVisible();
    expect(calls.filter(({ call }) => call === 'getCustomerInfo')).toHaveLength(2);
    expect(calls.find(({ call }) => call === 'savecustomer')?.body).toEqual({ email: 'yeni@ornek.example' });
  });

  it('M347 says when the e-mail is the registered one', async () => {
    open({ savecustomer: refused('emailSame', 'Bu adres zaten kayıtlı.') });
    await userEvent.click(await screen.findByText('E-posta ekle'));
    await userEvent.type(screen.getByLabelText('Yeni e-posta adresi'), 'ayse@ornek.example');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Bu adres zaten kayıtlı.')).toBeVisible();
  });
});
