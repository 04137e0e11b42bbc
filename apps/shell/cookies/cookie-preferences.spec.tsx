import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Page } from '@emsal/platform/page';
import { consentValue, cookieTextVersion } from '@emsal/platform/consent/cookie-consent';
import { renderPart } from '../testing/shell-page';
import { CookiePreferences } from './cookie-preferences';

type Sent = Parameters<Page['transport']>[0];

function openPanel({ status = 200, cookie = undefined as string | undefined } = {}) {
  const sent: Sent[] = [];
  renderPart(<CookiePreferences />, {
    transport: async (wire) => {
      sent.push(wire);
      return { status, body: { isSuccess: status === 200, result: null } };
    },
    cookie: () => cookie,
  });
  return sent;
}

describe('the cookie preferences', () => {
  it('open with nothing ticked and send the choice to the consent log', async () => {
    const sent = openPanel();
    await userEvent.click(await screen.findByRole('button', { name: 'Çerez tercihleri' }));
    expect(await screen.findByRole('checkbox', { name: /Ölçüm/ })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Hepsine izin ver' }));
    expect(sent).toEqual([
      {
        method: 'POST',
        path: 'consent/savecookies',
        body: { textVersion: cookieTextVersion, purposes: ['measurement'] },
      },
    ]);
    expect(await screen.findByText('Tercihiniz kaydedildi.')).toBeVisible();
  });

  it("show what was allowed before, and delete the visitor's identifier when it is withdrawn", async () => {
    document.cookie = 'unique-user-id=1';
    const sent = openPanel({ cookie: consentValue(cookieTextVersion, ['measurement']) });
    await userEvent.click(await screen.findByRole('button', { name: 'Çerez tercihleri' }));
    expect(await screen.findByRole('checkbox', { name: /Ölçüm/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Hepsini reddet' }));
    expect(sent.map(({ body }) => body?.['purposes'])).toEqual([[]]);
    await screen.findByText('Tercihiniz kaydedildi.');
    expect(document.cookie).not.toContain('unique-user-id');
  });

  it('show an error when the choice could not be stored', async () => {
    openPanel({ status: 503 });
    await userEvent.click(await screen.findByRole('button', { name: 'Çerez tercihleri' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hepsini reddet' }));
    expect(await screen.findByText(/Tercihiniz kaydedilemedi/)).toBeVisible();
  });
});
