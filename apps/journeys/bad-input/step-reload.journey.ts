/** Reloads, tabs and history within the form keep the answers. */
import type { Locator, Page } from '@playwright/test';
import { traffic } from '@emsal/lines/vehicle/traffic/traffic';
import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { uniquePhoneNumber } from '../walk/sandbox';

const form = (step: string): string => `${site()}/${slug}/form/${step}`;

/** The occupation field once its list has loaded: a known answer loaded during `fill` would mix with the typed text. */
async function loadedJob(page: Page): Promise<Locator> {
  const job = page.getByRole('combobox', { name: 'Mesleğiniz' });
  await expect(job).not.toHaveValue('');
  return job;
}

test('F063 a reload right after submitting each step shows the next one with its answers', async ({ page }) => {
  // A car the registry knows completely; others leave a field open.
  const { plate } = await prepareVisit(page.context(), { plate: '34ABC12', until: 'form' });
  await page.goto(form('temel-bilgiler'));
  const steps = traffic.parts.flatMap((part) => part.steps).filter(({ hidden }) => !hidden);
  for (const [at, { title, slug: step, button, verifiesPerson }] of steps.entries()) {
    const isDecidedByServer = verifiesPerson || steps[at + 1]?.when;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    if (step === 'ruhsat-bilgileri')
      await expect(page.getByRole('main')).toContainText(plate.replace(/(\d{2})([A-Z]+)(\d+)/, '$1 $2 $3'));
    await waitUntilHydrated(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    // The step stays until the server has decided about the code or the next step.
    if (isDecidedByServer) await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    if (at < steps.length - 1) await page.reload();
  }
  await page.waitForURL(`**/${slug}/listeleme`);
});

test('typed answers survive a reload right after the last key, a closed tab and a second tab', async ({
  page,
  context,
  watch,
}) => {
  await prepareVisit(context, { until: 'form' });
  await page.goto(form('temel-bilgiler'));
  await waitUntilHydrated(page);
  const number = uniquePhoneNumber();
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

test('search text without a selected option survives a reload, and a selection replaces it', async ({ page }) => {
  await prepareVisit(page.context(), { plate: '34ABC12', until: 'form' });
  await page.goto(form('temel-bilgiler'));
  await waitUntilHydrated(page);
  for (const title of ['Kişisel bilgiler', 'Meslek bilgisi']) {
    await page.getByRole('button', { name: 'Devam et' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  const job = await loadedJob(page);
  await job.fill('öğret');
  await page.reload();
  await expect(job).toHaveValue('öğret');
  await waitUntilHydrated(page);
  await job.click();
  await page
    .getByRole('option', { name: /Öğretmen/ })
    .first()
    .click();
  await page.reload();
  await expect(job).toHaveValue(/^Öğretmen/);
});

test('a reload keeps the step and its first keys while the previous step is still being saved', async ({ page }) => {
  await prepareVisit(page.context(), { plate: '34ABC12', openAt: 'kisisel-bilgiler' });
  await page.route('**/draft/save', async (route) => {
    const { step, completed } = route.request().postDataJSON() as { step: string; completed: boolean };
    if (step !== 'kisisel-bilgiler' || !completed) await route.continue();
  });
  await page.goto(form('kisisel-bilgiler'));
  await waitUntilHydrated(page);
  const onItsWay = page.waitForRequest(/\/draft\/save$/);
  await page.getByRole('button', { name: 'Devam et' }).click();
  await onItsWay;
  const job = await loadedJob(page);
  await job.fill('öğret');
  await page.reload();
  await expect(job).toHaveValue('öğret');
});

test('back and forward between steps lose nothing', async ({ page }) => {
  await prepareVisit(page.context(), { until: 'form' });
  await page.goto(form('temel-bilgiler'));
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Devam et' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kişisel bilgiler');
  // The address changes one frame after the step.
  await expect(page).toHaveURL(form('kisisel-bilgiler'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temel bilgiler');
  await expect(page.getByRole('button', { name: /Değiştir/ })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kişisel bilgiler');
  await expect(page.getByLabel('Gün')).toHaveValue('12');
});
