import { electronicConsentVersion } from '@emsal/api/permission-channels';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { information, openAccount, refused, signedIn } from '../testing/open-account';

const given = { at: '2026-03-14T09:00:00.000Z', isGiven: true, source: 'purchase', textVersion: 'duyuru-2026-11' };
const channels = [
  { type: 0, isPermission: false, history: [] },
  { type: 1, isPermission: true, history: [given] },
  { type: 2, isPermission: false, history: [{ ...given, isGiven: false, source: 'desk', textVersion: null }] },
];
const open = (replies: object = {}) =>
  openAccount(
    '/uyelik/hesabim',
    signedIn({
      getCustomerInfo: { ...information, isPermissionEmail: true, isMarket: true },
      checkAnnouncementPermission: channels,
      ...replies,
    }),
  );
const region = async () => within(await screen.findByRole('region', { name: 'İletişim izinleri' }));
const saved = (calls: { call: string; body: unknown }[]) =>
  calls.filter(({ call }) => call === 'saveAnnouncementPermission').map(({ body }) => body);

describe('contact permissions', () => {
  it('M013 M203 M408 has a switch for each channel, with its history', async () => {
    const { container } = open();
    const shown = await region();
    expect(shown.getAllByRole('switch').map((one) => [one.getAttribute('aria-label'), one.textContent])).toEqual([
      ['SMS izni', 'Kapalı'],
      ['E-posta izni', 'Açık'],
      ['Sesli arama izni', 'Kapalı'],
    ]);
    expect(shown.getByText('Hiç açılmadı')).toBeVisible();
    expect(shown.getByText('Teklif ya da poliçe alırken açtınız, metin duyuru-2026-11')).toBeInTheDocument();
    expect(shown.getByText('İsteğinizle kapattık')).toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('M306 opens a channel after the electronic consent, and not without it', async () => {
    const { calls } = open({ saveAnnouncementPermission: null });
    await userEvent.click((await region()).getByRole('switch', { name: 'SMS izni' }));
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    expect(saved(calls)).toEqual([]);
    await userEvent.click(screen.getByRole('switch', { name: 'SMS izni' }));
    expect(screen.getByText(/kampanya ve indirimleri bana SMS ile bildirebilir/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Onaylıyorum' }));
    await waitFor(() =>
      expect(saved(calls)).toEqual([{ type: 0, isPermission: true, textVersion: electronicConsentVersion }]),
    );
    await waitFor(() => expect(calls.filter(({ call }) => call === 'checkAnnouncementPermission')).toHaveLength(2));
  });

  it('M179 closes one channel, or all that are open, at once', async () => {
    const { calls } = open({ saveAnnouncementPermission: null });
    await userEvent.click((await region()).getByRole('switch', { name: 'E-posta izni' }));
    await waitFor(() => expect(saved(calls)).toEqual([{ type: 1, isPermission: false }]));
    await userEvent.click(screen.getByRole('button', { name: 'Bütün izinleri kapat' }));
    await waitFor(() => expect(saved(calls)).toHaveLength(2));
  });

  it('says why a channel stays closed', async () => {
    open({ saveAnnouncementPermission: refused('emailUnknown', 'Önce e-posta adresinizi yazın.') });
    await userEvent.click((await region()).getByRole('switch', { name: 'E-posta izni' }));
    expect(await screen.findByText('Önce e-posta adresinizi yazın.')).toBeVisible();
  });
});
