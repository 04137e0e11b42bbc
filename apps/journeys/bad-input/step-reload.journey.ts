/** Reloads, tabs and history within the form keep the answers. */
import type { Locator, Page } from '@playwright/test';
import { form as traffic } from '@emsal/lines/vehicle/traffic/form';
import { stepPath } from '@emsal/lines/kit/steps/paths';
import { walkedLines } from '../walk/walked-lines';
import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { uniquePhoneNumber } from '../walk/sandbox';

/** The sample of AUTO whose visitor is asked for the occupation. */
const withoutOccupation = 'plate not issued yet, with accessories';
const form = (step: string): string => `${site()}/${slug}/form/${step}`;

/** The occupation field once its list has loaded: a known answer loaded during `fill` would mix with the typed text. */
async function loadedJob(page: Page): Promise<Locator> {
  const job = page.getByRole('combobox', { name: 'Mesleğiniz' });
  await expect(job).not.toHaveValue('');
  return job;
}

test('F063 a reload right after submitting a step shows the next screen with its answers', async ({ page }) => {
  // A car the registry knows completely; others leave a field open.
  await prepareVisit(page.context(), { plate: '34ABC12', until: 'form' });
  const steps = traffic.parts.flatMap((part) => part.steps).filter(({ hidden }) => !hidden);
  const heading = page.getByRole('heading', { level: 1 });
  for (const { title, slug: step, button } of steps.slice(0, -1)) {
    await page.goto(form(step));
    await waitUntilHydrated(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(heading).not.toHaveText(title);
    await page.reload();
    await expect(heading).toHaveText(steps.at(-1)!.title);
    await expect(page.getByRole('main')).toContainText('34 ABC 12');
  }
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
  await page.goto(form('meslek-bilgisi'));
  await waitUntilHydrated(page);
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
  const { auto } = walkedLines;
  await prepareVisit(page.context(), { of: auto, sample: withoutOccupation, openAt: 'kisisel-bilgiler' });
  await page.route('**/draft/save', async (route) => {
    const { step, completed } = route.request().postDataJSON() as { step: string; completed: boolean };
    if (step !== 'kisisel-bilgiler' || !completed) await route.continue();
  });
  await page.goto(site() + stepPath(auto.line, 'kisisel-bilgiler'));
  await waitUntilHydrated(page);
  const onItsWay = page.waitForRequest(/\/draft\/save$/);
  await page.getByRole('button', { name: 'Devam et' }).click();
  await onItsWay;
  const job = page.getByRole('combobox', { name: 'Mesleğiniz' });
  await job.fill('öğret');
  await page.reload();
  await expect(job).toHaveValue('öğret');
});

test('back and forward between steps lose nothing', async ({ page }) => {
  const { line } = walkedLines.auto;
  const job = page.getByRole('combobox', { name: 'Mesleğiniz' });
  await prepareVisit(page.context(), { of: walkedLines.auto, sample: withoutOccupation, openAt: 'kisisel-bilgiler' });
  await page.goto(site() + stepPath(line, 'kisisel-bilgiler'));
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Devam et' }).click();
  await job.fill('öğret');
  // The address changes one frame after the step.
  await expect(page).toHaveURL(site() + stepPath(line, 'meslek-bilgisi'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kişisel bilgiler');
  await expect(page.getByRole('main')).toContainText('1985');
  await page.goForward();
  await expect(job).toHaveValue('öğret');
});
