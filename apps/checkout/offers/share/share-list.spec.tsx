import { keptListCookie } from '@emsal/platform/storage/cookie-table';
import { browserCookies } from '@emsal/platform/storage/cookies';
import { forgetKeptList, parseKeptList } from '@emsal/platform/storage/kept-list';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { PageProvider } from '@emsal/platform/page';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, refused, visitId } from '../../testing/fake-page';
import { ShareDialog } from './share-dialog';

const create = 'GET quoterequestapi/listlink/create/';
const mail = 'POST quoterequestapi/listlink/mail';
const path = `/teklif-listesi/${'a'.repeat(120)}`;
const expiresAt = new Date(Date.now() + 3_600_000).toISOString();

async function open(answers: Record<string, unknown> = {}) {
  const page = fakePage({ [create]: { path, expiresAt, offers: 12 }, [mail]: null, ...answers });
  const view = render(
    <PageProvider value={page}>
      <ShareDialog line={factsOf('TRAFFIC')} visitId={visitId} onClose={() => undefined} />
    </PageProvider>,
  );
  return { page, ...view, user: userEvent.setup() };
}
const link = () => screen.findByLabelText('Bağlantı');
const press = (name: string) => screen.findByRole('button', { name });
const kept = () => parseKeptList(browserCookies.read(keptListCookie.name));

describe('sending and keeping the list', () => {
  afterEach(forgetKeptList);

  it('shows the link, when it ends, and what it does not show', async () => {
    const { container } = await open();
    expect(await link()).toHaveValue(`${location.origin}${path}`);
    expect(screen.getByText(/adınızı, kimlik ve telefon numaranızı görmez/)).toHaveTextContent(/Geçerlilik sonu: \d/);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('copies it, or says that the browser forbids it', async () => {
    const { user } = await open();
    await user.click(await press('Bağlantıyı kopyala'));
    expect(await screen.findByText('Bağlantı kopyalandı.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}${path}`);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await user.click(await press('Bağlantıyı kopyala'));
    expect(await screen.findByText(/kopyalamaya izin vermedi/)).toBeVisible();
  });

  it('sends it by WhatsApp with the name of the line', async () => {
    await open();
    const href = (await screen.findByRole('link', { name: 'WhatsApp ile gönder' })).getAttribute('href')!;
    expect(new URL(href).searchParams.get('text')).toBe(`Trafik Sigortası teklifleri: ${location.origin}${path}`);
  });

  it('keeps it on this device, and no longer', async () => {
    const { user } = await open();
    await user.click(await press('Bu cihazda sakla'));
    expect(kept()).toEqual({ name: 'trafik', offers: 12, path, expiresAt });
    expect(screen.getByText(/Ana sayfada bulursunuz; geçerlilik sonu/)).toBeVisible();
    await user.click(await press('Saklamaktan vazgeç'));
    expect(kept()).toBeNull();
  });

  it('mails it; a refused address is focused with its reason and stays', async () => {
    const answers = [refused('badBody', 'E-posta adresinizi girin'), null];
    const { user, page } = await open({ [mail]: () => answers.shift() });
    const field = await screen.findByLabelText(/E-posta adresiniz/);
    await user.type(field, 'ayse{Enter}');
    expect(await screen.findByText('E-posta adresinizi girin')).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('ayse');
    await user.type(field, '@ornek.example{Enter}');
    expect(await screen.findByText(/Liste gönderildi/)).toBeVisible();
    expect(page.callsTo(mail).at(-1)!.body).toEqual({ visitId, email: 'ayse@ornek.example' });
  });

  it('says why a list without a valid offer has no link', async () => {
    await open({ [create]: refused('noValidOffer', 'Listede geçerli teklif kalmadı.') });
    expect(await screen.findByText('Listede geçerli teklif kalmadı.')).toBeVisible();
  });
});
