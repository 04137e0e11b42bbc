/** What outlives a session of two hours, and a one-time code of two minutes. */
import type { Page } from '@playwright/test';
import { expect, site, test } from '../walk/journey-test';
import { ownNumber, telephone } from '../walk/sandbox';
import { codeField, heading, reachCode, reachPersonal } from './reach-code';

/** To the API a token that it does not know is one that has ended: the browser keeps its secret half either way. */
async function endSession(page: Page): Promise<void> {
  const ended = 'x'.repeat(43);
  await page.context().addCookies([{ name: 'token', value: ended, url: site() }]);
  await page.evaluate((token) => sessionStorage.setItem('token', token), ended);
}

test('a session that ended while one typed is authorised anew, and the step is left as if nothing had happened', async ({
  page,
  walker,
  watch,
}) => {
  watch.expect(/status of 403/);
  await reachPersonal(page, walker, telephone(ownNumber()));
  await page.route(
    '**/api/**',
    (route) => route.continue({ headers: { ...route.request().headers(), 'x-token-id': 'x'.repeat(43) } }),
    { times: 1 },
  );
  await walker.fillDay('Doğum tarihi', '1985-04-12');
  await walker.press('Devam et');
  await expect(heading(page)).toHaveText('Meslek bilgisi');
});

test('a page that is loaded after the session ended shows the step with its answers', async ({
  page,
  walker,
  watch,
}) => {
  watch.expect(/status of 403/);
  await reachPersonal(page, walker, telephone(ownNumber()));
  const email = `yolcu-${ownNumber()}@ornek.example`;
  const saved = page.waitForResponse((reply) => (reply.request().postData() ?? '').includes(email));
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('E-posta').blur();
  await saved;
  await endSession(page);
  await page.reload();
  await expect(heading(page)).toHaveText('Kişisel bilgiler');
  await expect(page.getByLabel('E-posta')).toHaveValue(email);
});

test('a code that is two minutes old is not sent: the page says that it is over and offers a new one', async ({
  page,
  walker,
}) => {
  await page.clock.install();
  const phone = telephone(ownNumber());
  await reachCode(page, walker, phone);
  const late = await phone.lastCode();
  // The telephone has the code before the page hears that it was sent, from which its two minutes are counted.
  await expect(page.getByText('numarasına gönderdik')).toBeVisible();
  await page.clock.fastForward('02:01');
  await codeField(page).fill(late);
  await page.getByRole('button', { name: 'Doğrula ve devam et' }).click();
  await expect(page.getByRole('main')).toContainText('Kodun süresi doldu. Yeni kod isteyin.');
  await expect(codeField(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Yeni kod gönder' })).toBeVisible();
});
