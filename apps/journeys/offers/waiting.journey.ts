/** While half of the insurers never answer. Breakers that failing insurers have opened would end the wait: a house of its own, and an API that has just been started. */
import type { Locator, Page } from '@playwright/test';
import { expectScreen } from '../access/faults';
import { expect, test, type House } from '../house/house-test';
import { hydrated, slug } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

test.describe.configure({ mode: 'default' });
test.beforeAll(({ house }) => house.restart('backend'));

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

/** The question below the answers, opened and answered by keyboard. */
async function answerQuestion(page: Page, house: House): Promise<{ quiz: Locator; question: Locator }> {
  await openWaitingList(page, house);
  const quiz = page.getByRole('region', { name: 'Beklerken bir soru' });
  const question = quiz.locator('summary');
  await expect(question).toBeVisible();
  await question.press('Enter');
  await quiz.getByRole('button').first().press('Enter');
  await expect(quiz.getByRole('status')).not.toBeEmpty();
  return { quiz, question };
}

test('F141 a question waits below the answers, is opened and answered by keyboard and can be closed', async ({
  page,
  house,
}) => {
  const { quiz, question } = await answerQuestion(page, house);
  const first = await question.innerText();
  await quiz.getByRole('button', { name: 'Başka bir soru' }).press('Enter');
  await expect(question).toBeFocused();
  await expect(question).not.toHaveText(first);
  await expect(quiz.getByRole('status')).toBeEmpty();
  await question.press('Enter');
  await expect(quiz.getByRole('button')).toHaveCount(0);
});

// By itself: judging a screen may take longer than the insurers do.
test('the question and the answers so far have no axe violation and fit every width', async ({ page, house }) => {
  test.slow();
  await answerQuestion(page, house);
  await expectScreen(page, 'quiz and answers');
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
  await expect(page).toHaveURL(`${house.siteUrl}/${slug}/listeleme`);
  await page.goBack();
  await dialog.getByRole('button', { name: 'Forma dön' }).click();
  await page.waitForURL(`**/${slug}/form/**`);
  // The address comes before the list has gone.
  await expect.poll(() => record(page)).toBeNull();
});
