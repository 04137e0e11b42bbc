import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, noResponse, refused } from '../testing/fake-page';
import { openPage } from '../testing/open-page';
import { outcomeOf } from '../testing/order-responses';
import { replaceDocument } from '@emsal/platform/navigation/open-document';
import type { PaymentOutcome } from '../payment/payment-outcome';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn(), replaceDocument: vi.fn() }));
vi.mock('./poll-interval', () => ({ pollInterval: 5 }));

const odeme = 'o'.repeat(32);
const open = async (answer: unknown) => {
  const page = fakePage({ 'POST policyrequest/Success': answer });
  const view = openPage(`/trafik-sigortasi/odeme-sorgulama?odeme=${odeme}`, page);
  await screen.findByRole('heading', { level: 1 });
  return { page, ...view };
};
const linkTargets = (): (string | null)[] => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const again = '/trafik-sigortasi/odeme-bilgileri';
const offers = '/trafik-sigortasi/listeleme';
/** Shown in every state. */
const help = 'tel:+908500000000';
const plain = ({ textContent }: HTMLElement): string => (textContent ?? '').replaceAll('\u00A0', ' ');
const entries = (): string[] => screen.getAllByRole('listitem').map(plain);
const charged = '21 Kasım 2026, 13.28Kartınızdan 18.783,45 ₺ çekildi.';

/** The amounts the server reports where a charge was made. */
const chargeIn = (state: PaymentOutcome['state']): Partial<PaymentOutcome> =>
  ['refunding', 'refunded', 'noInsurerReply'].includes(state)
    ? { total: 18_783_45, paidAt: '2026-11-21T10:28:00Z' }
    : {};

describe('the payment check', () => {
  it.each<[PaymentOutcome['state'], string, string[]]>([
    ['waiting', 'Ödemenizin sonucunu bekliyoruz', [help]],
    ['atBank', 'Bankanızdaki onay bekleniyor', [again, offers, help]],
    ['declined', 'Ödeme tamamlanamadı', [again, offers, help]],
    ['abandoned', 'Ödeme yarım kaldı', [again, offers, help]],
    ['refunding', 'Ödemeniz iade ediliyor', [offers, again, help]],
    ['refunded', 'Ödemeniz iade edildi', [offers, again, help]],
    ['noInsurerReply', 'Sigorta şirketi yanıt vermedi', [offers, again, help]],
  ])('%s shows %s and the next steps', async (state, title, hrefs) => {
    const { container } = await open(outcomeOf(state));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(linkTargets()).toEqual(hrefs);
    expect(await axeViolations(container)).toEqual([]);
  });

  it.each<[PaymentOutcome['state'], (string | RegExp)[], string[]]>([
    ['waiting', [/^ŞimdiBankanızın ve sigorta şirketinin/, /^Sonra.*iade edilir\.$/], ['Bekleniyor']],
    ['atBank', [/^ŞimdiBankanızın onay sayfasında/, /^21 Kasım 2026, 13\.42O zamana kadar/], ['0 ₺']],
    ['declined', [/^21 Kasım 2026, 13\.28.*onaylanmadı\.$/, /^24 Kasım 2026, 23\.59Bu fiyat o zamana/], ['0 ₺']],
    ['abandoned', [/^21 Kasım 2026, 13\.28.*onaylanmadı\.$/, /^24 Kasım 2026, 23\.59Bu fiyat o zamana/], ['0 ₺']],
    ['noInsurerReply', [charged, /^Şimdi.*iade ediyoruz\.$/, /^Sonra.*1 hafta/], ['18.783,45 ₺', 'Sürüyor']],
    ['refunding', [charged, /^Şimdi.*iade ediyoruz\.$/, /^Sonra.*1 hafta/], ['18.783,45 ₺', 'Sürüyor']],
    ['refunded', [charged, /13\.28.*iade edildi\.$/, /^Sonra.*1 hafta/], ['18.783,45 ₺', '18.783,45 ₺']],
  ])('%s shows the events and the card amounts', async (state, follows, cardAmounts) => {
    await open(outcomeOf(state, { firmName: 'Yakamoz Sigorta', ...chargeIn(state) }));
    expect(entries()).toEqual(
      ['21 Kasım 2026, 13.27Ödemeyi başlattınız.', ...follows].map((entry) => expect.stringMatching(entry) as unknown),
    );
    const order = within(screen.getByRole('complementary', { name: 'Sipariş özeti' }));
    expect(order.getByText('Trafik Sigortası · 34 EML 128')).toBeVisible();
    const facts = order.getAllByRole('definition').map(plain);
    expect(facts).toEqual(['4831092700', 'Tek çekim', ...cardAmounts]);
    expect(screen.getByText(/4831092700 numaralı teklifinizi söylemeniz yeter/)).toBeVisible();
  });

  it('links back to a provider’s page while it can still be paid', async () => {
    const { order } = outcomeOf('atBank');
    await open(outcomeOf('waiting', { order }));
    expect(linkTargets()).toEqual([again, offers, help]);
    expect(screen.getByRole('link', { name: 'Ödemediyseniz ödemeye dönün' })).toBeVisible();
    expect(entries()).toContainEqual('21 Kasım 2026, 13.42O zamana kadar ödemezseniz bu deneme kapanır.');
  });

  it.each<[PaymentOutcome['state'], string[], string[]]>([
    ['refunding', ['ŞimdiPoliçe düzenlenemedi; tutarın tamamını bankanıza iade ediyoruz.'], ['Sürüyor']],
    ['refunded', ['ArdındanPoliçe düzenlenemedi; tutarın tamamı bankanıza iade edildi.'], ['Tamamı']],
  ])('%s shows no amount or time known only to the bank', async (state, follows, returned) => {
    await open(outcomeOf(state));
    expect(entries().slice(1, -1)).toEqual([
      '21 Kasım 2026, 13.28Ödeme onaylanmadı.',
      'ArdındanKartınızdan çekim yapıldı; tutarı ekstrenizde görürsünüz.',
      ...follows,
    ]);
    const facts = screen.getAllByRole('definition').map(plain);
    expect(facts.slice(2)).toEqual(['Ekstrenizdeki tutar', ...returned]);
  });

  it('does not claim that nothing was charged while the provider’s page is open', async () => {
    const { order } = outcomeOf('atBank');
    await open(outcomeOf('abandoned', { order }));
    expect(entries()).toContainEqual(expect.stringMatching(/^21 Kasım 2026, 13\.42.*Orada ödeme yapmayın\.$/));
    expect(screen.getAllByRole('definition').map(plain)).toContain('Bekleniyor');
    expect(screen.queryByText('0 ₺')).toBeNull();
  });

  it.each(['notFound', 'badBody'])('says that this browser does not know a payment that is %s', async (code) => {
    const { container } = await open(refused(code, 'Bulunamadı.'));
    expect(screen.getByRole('heading', { level: 1, name: 'Bu ödeme bu tarayıcıda görünmüyor' })).toBeVisible();
    expect(linkTargets()).toEqual(['/', help]);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('shows the bank’s reason', async () => {
    await open(outcomeOf('declined', { reason: 'Kart limitiniz yetersiz.' }));
    expect(screen.getByText('Kart limitiniz yetersiz.')).toBeVisible();
  });

  it('redirects a completed payment to the policy', async () => {
    const page = fakePage({ 'POST policyrequest/Success': outcomeOf('completed', { policyNo: '1' }) });
    const { path } = openPage(`/trafik-sigortasi/odeme-sorgulama?odeme=${odeme}`, page);
    await waitFor(() => expect(path()).toBe(`/trafik-sigortasi/police-basarili?odeme=${odeme}`));
  });

  it('polls while pending, then opens the policy', async () => {
    const answers = [outcomeOf('atBank'), outcomeOf('waiting'), outcomeOf('completed', { policyNo: '1' })];
    const { page } = await open(() => answers.shift());
    await waitFor(() =>
      expect(replaceDocument).toHaveBeenCalledWith(`/trafik-sigortasi/police-basarili?odeme=${odeme}`),
    );
    expect(page.callsTo('POST policyrequest/Success')).toHaveLength(3);
  });

  it('polls until the refund is done', async () => {
    const answers = [outcomeOf('noInsurerReply'), outcomeOf('refunded')];
    await open(() => answers.shift());
    expect(await screen.findByRole('heading', { level: 1, name: 'Ödemeniz iade edildi' })).toBeVisible();
  });

  it('says when the state cannot be read, and retries on request', async () => {
    let answer: unknown = noResponse;
    await open(() => answer);
    expect(screen.getByRole('heading', { level: 1, name: 'Ödemenizin durumu okunamadı' })).toBeVisible();
    answer = outcomeOf('declined');
    await userEvent.click(screen.getByRole('button', { name: 'Durumu yeniden sor' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ödeme tamamlanamadı' })).toBeVisible();
  });
});
