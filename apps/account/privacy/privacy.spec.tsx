import type { AccountDeletion, Disclosure, EmployeeLook } from '@emsal/api/calls/customer-account/privacy';
import { openDocument } from '@emsal/platform/navigation/open-document';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFile } from '../pdf/save-file';
import { openAccount, refused, signedIn } from '../testing/open-account';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn() }));
vi.mock('../pdf/save-file', () => ({ saveFile: vi.fn() }));

const bound = { boundAt: '2025-03-14T09:00:00.000Z', provenBy: 'code' };
const first = { ...bound, phoneEncrypter: 'a'.repeat(43), phone: '0532 *** ** 18' };
const second = { ...bound, phoneEncrypter: 'b'.repeat(43), phone: '0543 *** ** 07' };
const told: Disclosure = {
  lineName: 'Trafik',
  insured: '34 EML 128',
  at: '2026-11-20T06:12:00.000Z',
  firms: [
    { firmId: 1, firmName: 'Yakamoz Sigorta', state: 'offered' },
    { firmId: 2, firmName: 'Balarısı Sigorta', state: 'declined' },
  ],
  assistantReadAt: '2026-11-21T07:30:00.000Z',
};
const look: EmployeeLook = {
  at: '2026-11-18T06:40:00.000Z',
  role: 'operations',
  opened: 'requestFile',
  requestKind: 'cancellation',
  lineName: '',
  number: '1234567890',
};
const nothing: AccountDeletion = {
  policies: 0,
  runningPolicies: 0,
  openRequests: 0,
  openHelp: 0,
  priceWatches: 0,
  refundDue: 0,
  needsBankAccount: false,
  externalPolicies: 0,
  coupons: 0,
  saleDays: 3650,
  isPaymentRunning: false,
};
const sent = { expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 };
const open = (page: string, replies: object = {}) =>
  openAccount(
    `/uyelik/hesabim/${page}`,
    signedIn({
      getPrivacy: {
        kept: [
          { kind: 'account', days: null },
          { kind: 'sale', days: 3650 },
        ],
        disclosures: [told],
        looks: [look],
      },
      getAccountDeletion: nothing,
      getCustomerPhoneList: [first],
      sendAccountCode: sent,
      ...replies,
    }),
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const enterCode = async () => {
  expect(await screen.findByLabelText('Bu telefona gelen kod')).toHaveFocus();
  await userEvent.keyboard('123456');
};
const bodiesOf = (calls: { call: string; body: unknown }[], name: string) =>
  calls.filter(({ call }) => call === name).map(({ body }) => body);
beforeEach(() => vi.clearAllMocks());

describe('/uyelik/hesabim/gizlilik', () => {
  it('tells who got the identity number, and what is kept how long', async () => {
    const { container } = open('gizlilik');
    const region = within(await screen.findByRole('region', { name: 'Kimlik numaranız kime gitti?' }));
    expect(region.getByRole('listitem')).toHaveTextContent(
      /^Trafik teklifi34 EML 128 · 20\sKasım 2026, 09.12.*1 teklif verdi.*1 şirket teklif vermedi/,
    );
    expect(region.getByText('Yakamoz Sigorta, Balarısı Sigorta')).toBeInTheDocument();
    expect(region.getByText(/asistanınız teklifleri gördü.*21 Kasım 2026, 10.30/)).toBeInTheDocument();
    const kept = within(screen.getByRole('region', { name: 'Neyi, neden, ne kadar saklıyoruz?' }));
    expect(kept.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Hesabınızı silene kadar$/),
      expect.stringMatching(/Türk Ticaret Kanunu.*10 yıl$/),
    ]);
    expect(screen.getByRole('link', { name: 'İzinleri yönet' })).toHaveAttribute('href', '/uyelik/hesabim#izinler');
    expect(screen.getByRole('link', { name: 'Gizlilik' })).toHaveAttribute('aria-current', 'page');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('tells which employees opened what, by duty, and keeps older rows below', async () => {
    const application = { ...look, role: null, opened: 'application', requestKind: null, lineName: 'Özel sağlık' };
    const looks = [look, application, look, look, look, { ...look, role: 'admin' }];
    const { container } = open('gizlilik', { getPrivacy: { kept: [], disclosures: [], looks } });
    const region = within(await screen.findByRole('region', { name: 'Bizden kim baktı?' }));
    const newest = within(region.getByRole('list', { name: 'Bizden kim baktı?' })).getAllByRole('listitem');
    expect(newest).toHaveLength(5);
    expect(newest[0]).toHaveTextContent(
      /^Operasyon ekibiTalepteki belgeyi açtı: Poliçe iptali, talep 123456789018\sKasım 2026, 09.40$/,
    );
    expect(newest[1]).toHaveTextContent(/^ÇalışanımızBaşvuruyu açtı: Özel sağlık danışmanlık başvurusu 1234567890/);
    await userEvent.click(region.getByText('Daha eskiler'));
    expect(region.getByText('Yönetici')).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('says that nobody was asked, and that nobody looked', async () => {
    open('gizlilik', { getPrivacy: { kept: [], disclosures: [], looks: [] } });
    expect(await screen.findByText('Bu hesapla henüz teklif almadınız.')).toBeVisible();
    expect(screen.getByText(/henüz açan olmadı/)).toBeVisible();
  });

  it('gives both files after a code', async () => {
    const files = [
      { name: 'verilerim.pdf', type: 'application/pdf', content: 'JVBERi0=' },
      { name: 'verilerim.json', type: 'application/json', content: 'e30=' },
    ];
    const { calls } = open('gizlilik', { exportAccount: { files } });
    await userEvent.click(await screen.findByText('Dosyayı hazırla'));
    await press('Kod gönder');
    await enterCode();
    await press('Dosyaları hazırla');
    await press('JSON dosyasını indir');
    expect(saveFile).toHaveBeenCalledWith('verilerim.json', 'e30=', 'application/json');
    expect(bodiesOf(calls, 'sendAccountCode')).toEqual([{ purpose: 'export', phoneEncrypter: first.phoneEncrypter }]);
    expect(bodiesOf(calls, 'exportAccount')).toEqual([{ phoneEncrypter: first.phoneEncrypter, code: '123456' }]);
  });
});

describe('/uyelik/hesabim/hesap-sil', () => {
  const owed = { priceWatches: 1, refundDue: 10_000, needsBankAccount: true };
  it('names what is deleted and what stays, and nothing of which there is none', async () => {
    const { container } = open('hesap-sil', {
      getAccountDeletion: {
        ...nothing,
        policies: 2,
        runningPolicies: 1,
        openRequests: 1,
        openHelp: 1,
        coupons: 1,
        ...owed,
      },
    });
    const rowsOf = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');
    await screen.findByRole('heading', { name: 'Hesabınızı silersek' });
    const deleted = rowsOf('Silinir').map((row) => row.textContent);
    expect(deleted).toContain('Kullanmadığınız 1 kupon');
    expect(deleted).toContain('Süren 1 fiyat takibiniz: bir daha sorulmaz');
    expect(deleted).toContain('Poliçeyle ilgisi olmayan 1 yardım talebiniz: yanıtlanmadan kapanır');
    expect(screen.queryByText(/Başka yerden eklediğiniz/)).toBeNull();
    expect(rowsOf('Kalır').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Buradan aldığınız 2 poliçenin.*10 yıl$/),
      expect.stringMatching(/^Süren 1 poliçeniz/),
      expect.stringMatching(/^Süren 1 başvurunuz/),
      expect.stringMatching(/^100,00.*IBAN’ınızı hesap silindikten sonra da/),
      expect.stringMatching(/^İzin kayıtlarınız/),
    ]);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('deletes with the code that the chosen telephone got, and leaves the page', async () => {
    const { calls } = open('hesap-sil', { getCustomerPhoneList: [first, second], deleteAccount: null });
    await press('Kod gönder');
    expect(screen.getAllByText('Telefonu seçin')).not.toHaveLength(0);
    await userEvent.click(screen.getByLabelText(second.phone));
    await press('Kod gönder');
    await enterCode();
    expect(openDocument).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Hesabımı kalıcı olarak sil' })).toHaveClass('danger');
    await press('Hesabımı kalıcı olarak sil');
    await waitFor(() => expect(openDocument).toHaveBeenCalledWith('/uyelik/hesap-silindi'));
    expect(bodiesOf(calls, 'deleteAccount')).toEqual([{ phoneEncrypter: second.phoneEncrypter, code: '123456' }]);
  });

  it('stays with a wrong code', async () => {
    open('hesap-sil', { deleteAccount: refused('otpWrong', 'Kod hatalı.', { code: 'Kod hatalı.' }) });
    await press('Kod gönder');
    await enterCode();
    await press('Hesabımı kalıcı olarak sil');
    expect(await screen.findAllByText('Kod hatalı.')).not.toHaveLength(0);
    expect(openDocument).not.toHaveBeenCalled();
  });

  it('waits for a payment that is under way', async () => {
    open('hesap-sil', { getAccountDeletion: { ...nothing, isPaymentRunning: true } });
    expect(await screen.findByText(/Süren bir ödemeniz var/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Kod gönder' })).toBeNull();
  });

  it('ends at a page that anybody may open', async () => {
    openAccount('/uyelik/hesap-silindi', {});
    expect(await screen.findByRole('heading', { name: 'Hesabınız silindi' })).toBeVisible();
  });
});
