import { factsOf } from '@emsal/lines/registry/facts-of';
import { PageProvider } from '@emsal/platform/page';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, refused, visitId } from '../../testing/fake-page';
import { AssistantPanel } from './assistant-panel';

const read = 'GET quoterequestapi/assistant/permission/';
const permit = 'POST quoterequestapi/assistant/permit';
const revoke = 'POST quoterequestapi/assistant/revoke';
const until = '2026-12-20T09:00:00.000Z';
const none = { isProven: true, until: null, lastReadAt: null };
const key = 'k'.repeat(43);
const issued = { address: 'http://localhost:4200/api/mcp', key, until };

async function open(answers: Record<string, unknown> = {}) {
  const page = fakePage({ [read]: none, [permit]: issued, [revoke]: null, ...answers });
  const view = render(
    <PageProvider value={page}>
      <AssistantPanel line={factsOf('TRAFFIC')} visitId={visitId} offerNo="4711471147" />
    </PageProvider>,
  );
  const user = userEvent.setup();
  expect(page.calls).toEqual([]);
  await user.click(screen.getByText('Yapay zekâ asistanınıza sorun'));
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { page, user, press, ...view };
}
const consent = () => screen.findByRole('checkbox', { name: /okumasına izin veriyorum/ });

describe('the permission for an assistant', () => {
  it('says what may be read and what not, and until when, before anything is given', async () => {
    const { container, page } = await open();
    expect(await consent()).not.toBeChecked();
    expect(screen.getByText(/Okuyamaz: kimlik ve telefon numaranızı/)).toHaveTextContent(/satın alamaz/);
    expect(screen.getByText(/en geç 29 gün içinde biter/)).toBeVisible();
    expect(page.callsTo('POST')).toEqual([]);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('sends nothing without the tick, and goes to it', async () => {
    const { page, press } = await open();
    await press('İzin verin, anahtar alın');
    expect(await consent()).toHaveFocus();
    expect(await consent()).toHaveAccessibleDescription(/izin kutusunu işaretleyin/);
    expect(page.callsTo(permit)).toEqual([]);
  });

  it('gives address and key to copy, with the version of the text', async () => {
    const { container, page, user, press } = await open();
    await user.click(await consent());
    await press('İzin verin, anahtar alın');
    expect(await screen.findByLabelText('Adres')).toHaveValue(issued.address);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Anahtarınız hazır/));
    expect(page.callsTo(permit)[0]!.body).toEqual({ visitId, isConsentGiven: true, textVersion: 'asistan-2026-11' });
    await press('Anahtarı kopyala');
    expect(await navigator.clipboard.readText()).toBe(key);
    expect(screen.getByText(/izni 20 Aralık 2026/)).toBeVisible();
    for (const status of screen.getAllByRole('status')) expect(status).not.toHaveTextContent(key);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('is shown without its key later, with when the assistant last read, and is taken back', async () => {
    const { page, press } = await open({ [read]: { ...none, until, lastReadAt: '2026-11-29T07:30:00.000Z' } });
    expect(await screen.findByText(/en son 29 Kasım 2026, 10.30/)).toBeVisible();
    expect(screen.queryByLabelText('Anahtar')).not.toBeInTheDocument();
    await press('İzni kaldırın');
    expect(await screen.findByText(/anahtarlar artık çalışmaz/)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^İzin kaldırıldı/));
    expect(page.callsTo(revoke)[0]!.body).toEqual({ visitId, textVersion: 'asistan-2026-11' });
    expect(screen.queryByRole('button', { name: 'İzni kaldırın' })).not.toBeInTheDocument();
  });

  it('says why a call failed, and can be tried again', async () => {
    const answers = [refused('verifyFirst', 'Önce telefonunuzu doğrulayın.'), issued];
    const { user, press } = await open({ [permit]: () => answers.shift() });
    await user.click(await consent());
    await press('İzin verin, anahtar alın');
    expect(await screen.findByText('Önce telefonunuzu doğrulayın.')).toBeVisible();
    await press('İzin verin, anahtar alın');
    expect(await screen.findByLabelText('Anahtar')).toHaveValue(key);
  });

  it('needs a proven person: others find the way to the code', async () => {
    await open({ [read]: { ...none, isProven: false } });
    const link = await screen.findByRole('link', { name: 'Telefonunuzu doğrulayın' });
    expect(link).toHaveAttribute('href', '/form/devam?kod=4711471147');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
