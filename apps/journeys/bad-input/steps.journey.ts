import type { Locator, Page } from '@playwright/test';
import { traffic } from '@emsal/lines/vehicle/traffic/traffic';
import { expectErrorState } from '../walk/error-state';
import { expect, hydrated, site, slug, test } from '../walk/journey-test';
import { ownIdentity } from '../walk/person';
import { prepareVisit } from '../walk/prepared-visit';
import { ownNumber } from '../walk/sandbox';

const form = (step: string): string => `${site()}/${slug}/form/${step}`;

/** The job, once its list has come: a known answer whose name comes between the two halves of `fill` would stand before what is typed. */
async function listedJob(page: Page): Promise<Locator> {
  const job = page.getByRole('combobox', { name: 'Mesleğiniz' });
  await expect(job).not.toHaveValue('');
  return job;
}

test('an empty first step says what to do at the top and at the fields, and each sentence leaves as its field becomes right', async ({
  page,
}) => {
  await page.goto(form('hosgeldiniz'));
  await hydrated(page);
  await page.getByRole('button', { name: traffic.welcome!.button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temel bilgiler');
  await page.getByRole('button', { name: 'Devam et' }).click();
  expect(await expectErrorState(page)).toHaveLength(2);
  await page.getByLabel('Cep telefonu').fill('532 000');
  await page.getByRole('button', { name: 'Devam et' }).click();
  await expectErrorState(page);
  await expect(page.getByLabel('Cep telefonu')).toHaveValue(/532 ?000/);
  await page.getByLabel('Cep telefonu').fill('0 (532) 123-45.67');
  await expect(page.locator('main [role=alert]').getByRole('link')).toHaveCount(1);
  await page.getByLabel('TCKN veya VKN').fill(ownIdentity());
  await expect(page.locator('main [role=alert]').getByRole('link')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Hata: /);
});

test('F063 a reload right after the press of each step shows the next one, with the answers', async ({ page }) => {
  // A car that the register knows whole: others leave a question open.
  const { plate } = await prepareVisit(page.context(), { plate: '34ABC12', until: 'form' });
  await page.goto(form('temel-bilgiler'));
  const steps = traffic.parts.flatMap((part) => part.steps).filter(({ hidden }) => !hidden);
  for (const [at, { title, slug: step, button, verifies }] of steps.entries()) {
    const isDecidedByServer = verifies || steps[at + 1]?.when;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    if (step === 'ruhsat-bilgileri')
      await expect(page.getByRole('main')).toContainText(plate.replace(/(\d{2})([A-Z]+)(\d+)/, '$1 $2 $3'));
    await hydrated(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    // It stands until the server has said whether a code is needed, or the next step is.
    if (isDecidedByServer) await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    if (at < steps.length - 1) await page.reload();
  }
  await page.waitForURL(`**/${slug}/listeleme`);
});

test('what was typed survives a reload right after the last key, a killed tab and a second tab', async ({
  page,
  context,
  watch,
}) => {
  await prepareVisit(context, { until: 'form' });
  await page.goto(form('temel-bilgiler'));
  await hydrated(page);
  const number = ownNumber();
  await page.getByRole('button', { name: /Değiştir/ }).click();
  await page.getByLabel('Cep telefonu').fill(number);
  await page.reload();
  const shown = new RegExp(number.replace(/(\d{3})(\d{3})(\d{2})(\d{2})/, '$1 ?$2 ?$3 ?$4'));
  await expect(page.getByRole('main')).toContainText(shown);
  const other = await context.newPage();
  watch.follow(other);
  await page.close();
  await other.goto(form('temel-bilgiler'));
  await expect(other.getByRole('main')).toContainText(shown);
});

test('text that chose nothing yet survives a reload right after the last key, and a choice ends it', async ({
  page,
}) => {
  await prepareVisit(page.context(), { plate: '34ABC12', until: 'form' });
  await page.goto(form('temel-bilgiler'));
  await hydrated(page);
  for (const title of ['Kişisel bilgiler', 'Meslek bilgisi']) {
    await page.getByRole('button', { name: 'Devam et' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  const job = await listedJob(page);
  await job.fill('öğret');
  await page.reload();
  await expect(job).toHaveValue('öğret');
  await hydrated(page);
  await job.click();
  await page
    .getByRole('option', { name: /Öğretmen/ })
    .first()
    .click();
  await page.reload();
  await expect(job).toHaveValue(/^Öğretmen/);
});

test('a reload finds the step and its first keys, though word that the step before was left is still on its way', async ({
  page,
}) => {
  await prepareVisit(page.context(), { plate: '34ABC12', openAt: 'kisisel-bilgiler' });
  await page.route('**/draft/save', async (route) => {
    const { step, completed } = route.request().postDataJSON() as { step: string; completed: boolean };
    if (step !== 'kisisel-bilgiler' || !completed) await route.continue();
  });
  await page.goto(form('kisisel-bilgiler'));
  await hydrated(page);
  const onItsWay = page.waitForRequest(/\/draft\/save$/);
  await page.getByRole('button', { name: 'Devam et' }).click();
  await onItsWay;
  const job = await listedJob(page);
  await job.fill('öğret');
  await page.reload();
  await expect(job).toHaveValue('öğret');
});

test('back and forward between steps lose nothing', async ({ page }) => {
  await prepareVisit(page.context(), { until: 'form' });
  await page.goto(form('temel-bilgiler'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Devam et' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kişisel bilgiler');
  // Nobody goes back in the frame in which the step came; its address follows that frame.
  await expect(page).toHaveURL(form('kisisel-bilgiler'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temel bilgiler');
  await expect(page.getByRole('button', { name: /Değiştir/ })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kişisel bilgiler');
  await expect(page.getByLabel('Gün')).toHaveValue('12');
});

test('offline in the middle of a step keeps what was typed, says so, and goes on when the line is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await prepareVisit(context, { until: 'form' });
  await page.goto(form('temel-bilgiler'));
  await hydrated(page);
  await page.getByRole('button', { name: /Değiştir/ }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Devam et' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'İnternet bağlantınız kesildi' })).toBeVisible();
  await expect(page.getByLabel('TCKN veya VKN')).not.toHaveValue('');
  await context.setOffline(false);
  await page
    .getByRole('button', { name: /Tekrar dene|Devam et/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kişisel bilgiler');
});

test('what was typed without a connection is kept when it is back, though no key follows', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await prepareVisit(context, { until: 'form' });
  await page.goto(form('kisisel-bilgiler'));
  await hydrated(page);
  const email = `yolcu-${ownNumber()}@ornek.example`;
  await context.setOffline(true);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/draft/save'));
  await page.getByLabel('E-posta').fill(email);
  await lost;
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/draft/save') && reply.ok());
  await context.setOffline(false);
  await kept;
  await page.reload();
  await expect(page.getByLabel('E-posta')).toHaveValue(email);
});

test('letters of Turkish in a plate are told what a plate is made of', async ({ page }) => {
  await prepareVisit(page.context(), { until: 'form' });
  await page.goto(form('ruhsat-bilgileri'));
  await hydrated(page);
  await page
    .getByRole('button', { name: /Değiştir/ })
    .first()
    .click();
  await page.getByLabel('Plaka', { exact: true }).fill('34 ŞĞÜ 12');
  await page.getByRole('button', { name: 'Aracı bul ve devam et' }).click();
  expect((await expectErrorState(page))[0]).toMatch(/harf/i);
});

test('an identity number and a birth date that do not match are told so at the date, and nothing is lost', async ({
  page,
  walker,
}) => {
  const { telephone } = await import('../walk/sandbox');
  const phone = telephone(ownNumber());
  await page.goto(`${site()}/${slug}`);
  await walker.fill('TCKN veya VKN', '20000000282');
  await walker.fill('Cep telefonu', phone.number);
  await walker.fill('Plaka', '34ABC12');
  await walker.press('Teklifleri getir');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temel bilgiler');
  await hydrated(page);
  await walker.press('Devam et');
  await walker.fill('SMS ile gelen 6 haneli kod', await phone.lastCode());
  await walker.press('Doğrula ve devam et');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kişisel bilgiler');
  await walker.fillDay('Doğum tarihi', '1985-04-12');
  await walker.press('Devam et');
  expect(await expectErrorState(page)).toEqual([
    expect.stringContaining('Kimlik numarası ile doğum tarihi eşleşmiyor'),
  ]);
  await expect(page.getByLabel('Yıl')).toHaveValue('1985');
});
