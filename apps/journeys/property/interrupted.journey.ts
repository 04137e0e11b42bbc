/** The forms of a home and of a telephone, while the register fails and the visitor goes back, forward, reloads and opens a second tab. */
import type { Page } from '@playwright/test';
import { stepPath } from '@emsal/lines/kit/steps/paths';
import { propertyLines } from '../walk/walked-lines';
import { expect, site, test, waitUntilHydrated } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

const { home, phone } = propertyLines;
const homeStep = (step: string): string => site() + stepPath(home.line, step);
const phoneStep = site() + stepPath(phone.line, 'cep-telefonu-ozellikleri');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const saved = (page: Page) => page.waitForResponse((reply) => reply.url().endsWith('/draft/save') && reply.ok());

/** Documented flats of the sandbox. */
const flats = { known: '4904718477', registerDown: '4904718410', unknown: '4904718428' };

/** From the address step to the home's, by an address code. */
async function goOnWith(page: Page, code: string): Promise<void> {
  await page.getByRole('radio', { name: /Adres koduyla/ }).check({ force: true });
  await page.getByLabel('Adres kodu (UAVT)').fill(code);
  await page.getByRole('button', { name: 'Devam et' }).click();
  await expect(heading(page)).toHaveText('Evinizde ne kadar var?');
}

test('F254 a home goes on by hand while the register fails or forgets the flat, and no way back loses an answer', async ({
  page,
  context,
  watch,
}) => {
  const sample = 'known address code, proposed sums';
  await prepareVisit(context, { of: home, sample, openAt: 'adres-bilgileri', isBlank: true });
  await page.goto(homeStep('adres-bilgileri'));
  await waitUntilHydrated(page);
  const area = page.getByLabel('Brüt alan');
  for (const code of [flats.registerDown, flats.unknown]) {
    await goOnWith(page, code);
    await expect(area).toHaveValue('');
    await page.goBack();
    await expect(heading(page)).toHaveText('Hangi eviniz?');
  }
  await goOnWith(page, flats.unknown);
  const typed = saved(page);
  await area.fill('39');
  await typed;
  await page.reload();
  await expect(area).toHaveValue('39');
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  await expect(page.getByText('Brüt alanı 40 ile 9.999 m² arasında girin').first()).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(area).toHaveValue('39');
  // A second tab finds the flat; the first one, reloaded, shows that one.
  const other = await context.newPage();
  watch.follow(other);
  await other.goto(homeStep('adres-bilgileri'));
  await waitUntilHydrated(other);
  await goOnWith(other, flats.known);
  await expect(other.getByRole('main')).toContainText('118');
  await page.goto(homeStep('konut-ozellikleri'));
  await expect(page.getByRole('main')).toContainText('118');
});

test('a telephone keeps its answers over reload, back, forward and a second tab; another brand asks for its model', async ({
  page,
  context,
  watch,
}) => {
  const openAt = 'cep-telefonu-ozellikleri';
  await prepareVisit(context, { of: phone, sample: 'a new telephone', openAt });
  await page.goto(phoneStep);
  await waitUntilHydrated(page);
  const imei = page.getByLabel('IMEI');
  const model = page.getByRole('combobox', { name: 'Model' });
  await expect(model).toHaveValue('iPhone 15 128 GB');
  const typed = saved(page);
  await imei.fill('352099001761482');
  await typed;
  await page.reload();
  await waitUntilHydrated(page);
  await expect(imei).toHaveValue('352099001761482');
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  await expect(page.getByText('IMEI rakamlarından biri hatalı, kontrol edin').first()).toBeVisible();
  await page.getByRole('link', { name: 'Kişisel bilgiler' }).first().click();
  await expect(heading(page)).toHaveText('Kişisel bilgiler');
  await page.goBack();
  await expect(model).toHaveValue('iPhone 15 128 GB');
  const other = await context.newPage();
  watch.follow(other);
  await other.goto(phoneStep);
  await waitUntilHydrated(other);
  const changed = saved(other);
  await other.getByRole('combobox', { name: 'Marka' }).fill('Samsung');
  await other.getByRole('option', { name: 'Samsung' }).click();
  await changed;
  await expect(other.getByRole('combobox', { name: 'Model' })).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Marka' })).toHaveValue('Samsung');
  await expect(model).toHaveValue('');
});
