/** What outlives a session of two hours, and a one-time code of two minutes. */
import type { Page } from '@playwright/test';
import { expect, hydrated, site, slug, test } from '../walk/journey-test';
import { ownIdentity, ownPlate } from '../walk/person';
import { ownNumber, telephone, type Telephone } from '../walk/sandbox';
import type { Walker } from '../walk/walker';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const code = (page: Page) => page.getByLabel('SMS ile gelen 6 haneli kod');

async function reachCode(page: Page, walker: Walker): Promise<Telephone> {
  const phone = telephone(ownNumber());
  await page.goto(`${site()}/${slug}`);
  await walker.fill('TCKN veya VKN', ownIdentity());
  await walker.fill('Cep telefonu', phone.number);
  await walker.fill('Plaka', ownPlate());
  await walker.press('Teklifleri getir');
  await expect(heading(page)).toHaveText('Temel bilgiler');
  await hydrated(page);
  await walker.press('Devam et');
  await expect(heading(page)).toHaveText('Telefonunuza gelen kodu girin');
  return phone;
}

async function reachPersonal(page: Page, walker: Walker): Promise<void> {
  const phone = await reachCode(page, walker);
  await code(page).fill(await phone.lastCode());
  await walker.press('Doğrula ve devam et');
  await expect(heading(page)).toHaveText('Kişisel bilgiler');
}

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
  await reachPersonal(page, walker);
  await page.route(
    '**/api/**',
    (route) => route.continue({ headers: { ...route.request().headers(), 'x-token-id': 'x'.repeat(43) } }),
    { times: 1 },
  );
  await walker.fill('Gün', '12', 'Doğum tarihi');
  await walker.fill('Ay', '04', 'Doğum tarihi');
  await walker.fill('Yıl', '1985', 'Doğum tarihi');
  await walker.press('Devam et');
  await expect(heading(page)).toHaveText('Meslek bilgisi');
});

test('a page that is loaded after the session ended shows the step with its answers', async ({
  page,
  walker,
  watch,
}) => {
  watch.expect(/status of 403/);
  await reachPersonal(page, walker);
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
  const phone = await reachCode(page, walker);
  const late = await phone.lastCode();
  await expect(code(page)).toBeVisible();
  await page.clock.fastForward('02:01');
  await code(page).fill(late);
  await page.getByRole('button', { name: 'Doğrula ve devam et' }).click();
  await expect(page.getByRole('main')).toContainText('Kodun süresi doldu. Yeni kod isteyin.');
  await expect(code(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Yeni kod gönder' })).toBeVisible();
});
