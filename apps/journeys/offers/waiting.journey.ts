/** While half of the insurers never answer. Breakers that other journeys open would end the wait: a house of its own. */
import type { Page } from '@playwright/test';
import { expectScreen } from '../access/faults';
import { expect, test, type House } from '../house/house-test';
import { hydrated, slug } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

test.describe.configure({ mode: 'default' });

const visit = (page: Page, { siteUrl, sandboxUrl }: House, until: 'form' | 'offers') =>
  prepareVisit(page.context(), { plate: '34ASK01', siteUrl, sandboxUrl, until });

async function openWaitingList(page: Page, house: House): Promise<void> {
  await visit(page, house, 'offers');
  await page.goto(`${house.siteUrl}/${slug}/listeleme`);
  await hydrated(page);
}

test('F140 hanging insurers are shown as asked while the others can be chosen', async ({ page, house, walker }) => {
  await openWaitingList(page, house);
  await expect(page.getByRole('timer')).toContainText(/En geç \d+ sn/);
  await expect(page.getByText('Beklemek zorunda değilsiniz').first()).toBeVisible();
  await page.getByText('Şirket şirket görün').click();
  await expect(page.locator('details[open] li', { hasText: 'soruldu' }).first()).toBeVisible();
  await walker.pressUntil(`/${slug}/police-bilgileri`, 'Teklifi seç', { loosely: true });
});

test('F141 a question waits below the answers, is opened and answered by keyboard and can be closed', async ({
  page,
  house,
}) => {
  test.slow();
  await openWaitingList(page, house);
  const quiz = page.getByRole('region', { name: 'Beklerken bir soru' });
  const question = quiz.locator('summary');
  await expect(question).toBeVisible();
  await question.press('Enter');
  await quiz.getByRole('button').first().press('Enter');
  await expect(quiz.getByRole('status')).not.toBeEmpty();
  await expectScreen(page, 'quiz and answers');
  await question.press('Enter');
  await expect(quiz.getByRole('button')).toHaveCount(0);
});

const record = (page: Page) => page.evaluate(() => sessionStorage.getItem('current-pending-step'));

test('F384 browser-back to the form asks first, and can be taken back', async ({ page, house }) => {
  await visit(page, house, 'form');
  await page.goto(`${house.siteUrl}/${slug}/form/arac-ozellikleri`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  await page.waitForURL(`**/${slug}/listeleme`);
  await expect.poll(() => record(page)).toContain('listeleme');
  const dialog = page.getByRole('dialog', { name: 'Şirketler hâlâ yanıtlıyor' });
  await page.goBack();
  await dialog.getByRole('button', { name: 'Tekliflerde kal' }).click();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(`/${slug}/listeleme`);
  await page.goBack();
  await dialog.getByRole('button', { name: 'Forma dön' }).click();
  await page.waitForURL(`**/${slug}/form/**`);
  expect(await record(page)).toBeNull();
});
