import type { Notification } from '@emsal/api/calls/customer-account/notifications';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAccount, signedIn } from '../testing/open-account';

const told: Notification = {
  key: 'a',
  kind: 'policyCancelled',
  at: '2026-11-28T06:12:00.000Z',
  isNew: true,
  lineName: 'Trafik sigortası',
  policyNo: '100',
  requestNumber: null,
  amount: null,
};
const notifications = [
  told,
  { ...told, key: 'b', kind: 'requestDone', at: '2026-11-18T09:00:00.000Z', isNew: false, requestNumber: '9041200000' },
  { ...told, key: 'c', kind: 'discountPaid', at: '2026-11-03T09:00:00.000Z', isNew: false, amount: 10_000 },
];
const region = async () => within(await screen.findByRole('region', { name: 'Bildirimler' }));
const open = (list: readonly object[]) =>
  openAccount(
    '/uyelik/hesabim',
    signedIn({ getCustomerNotifications: { notifications: list }, markNotificationsRead: null }),
  );

describe('the notifications of /uyelik/hesabim', () => {
  it('M012 tell what happened today and earlier, and lead to it', async () => {
    const { container } = open(notifications);
    const shown = await region();
    const today = within(shown.getByRole('list', { name: 'Bugün' })).getAllByRole('listitem');
    expect(today.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Trafik sigortası poliçeniz iptal edildi.*09\.12 · Poliçe 100.*yeni/),
    ]);
    const earlier = within(shown.getByRole('list', { name: 'Daha önce' })).getAllByRole('listitem');
    expect(earlier.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Talebiniz sonuçlandı.*18\s?Kasım 2026 · Talep 9041200000/),
      expect.stringMatching(/indiriminizi kartınıza iade ettik: 100,00/),
    ]);
    expect(shown.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...['/uyelik/hesabim/police/100', '/uyelik/yardim', '/uyelik/indirimlerim'],
    ]);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('M012 are marked as read up to the newest that is shown', async () => {
    const { calls } = open(notifications);
    await userEvent.click((await region()).getByRole('button', { name: 'Okundu say' }));
    expect(calls.find(({ call }) => call === 'markNotificationsRead')?.body).toEqual({ until: told.at });
    await waitFor(() => expect(calls.filter(({ call }) => call === 'getCustomerNotifications')).toHaveLength(2));
  });

  it('say so when nothing happened', async () => {
    open([]);
    expect((await region()).getByText(/Henüz bildiriminiz yok/)).toBeVisible();
  });
});
