/** Expiry of the session after two hours and of a one-time code after two minutes. */
import type { Page } from '@playwright/test';
import { expect, site, test } from '../walk/journey-test';
import { uniquePhoneNumber, telephone } from '../walk/sandbox';
import { codeField, heading, reachCode, reachPersonal } from './reach-code';

/** The API treats an unknown token like an expired one; the browser keeps the secret cookie. */
async function expireSession(page: Page): Promise<void> {
  const ended = 'x'.repeat(43);
  await page.context().addCookies([{ name: 'token', value: ended, url: site() }]);
  await page.evaluate((token) => sessionStorage.setItem('token', token), ended);
}

test('a session that expired during typing is renewed, and the step is submitted normally', async ({
  page,
  walker,
  watch,
}) => {
  watch.expect(/status of 403/);
  await reachPersonal(page, walker, telephone(uniquePhoneNumber()));
  await page.route(
    '**/api/**',
    (route) => route.continue({ headers: { ...route.request().headers(), 'x-token-id': 'x'.repeat(43) } }),
    { times: 1 },
  );
  await walker.fillDay('Doğum tarihi', '1985-04-12');
  await walker.press('Devam et');
  await expect(heading(page)).toHaveText('Araç özellikleri');
});

test('a page loaded after the session expired shows the step with its answers', async ({ page, walker, watch }) => {
  watch.expect(/status of 403/);
  await reachPersonal(page, walker, telephone(uniquePhoneNumber()));
  const email = `yolcu-${uniquePhoneNumber()}@ornek.example`;
  const saved = page.waitForResponse((reply) => (reply.request().postData() ?? '').includes(email));
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('E-posta').blur();
  await saved;
  await expireSession(page);
  await page.reload();
  await expect(heading(page)).toHaveText('Kişisel bilgiler');
  await expect(page.getByLabel('E-posta')).toHaveValue(email);
});

test('a code older than two minutes is not sent; the page says that it has expired and offers a new one', async ({
  page,
  walker,
}) => {
  await page.clock.install();
  const phone = telephone(uniquePhoneNumber());
  await reachCode(page, walker, phone);
  const late = await phone.lastCode();
  // The two minutes start when the page learns that the code was sent.
  await expect(page.getByText('numarasına gönderdik')).toBeVisible();
  await page.clock.fastForward('02:01');
  await codeField(page).fill(late);
  await page.getByRole('button', { name: 'Doğrula ve devam et' }).click();
  await expect(page.getByRole('main')).toContainText('Kodun süresi doldu. Yeni kod isteyin.');
  await expect(codeField(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Yeni kod gönder' })).toBeVisible();
});
