/** While half of the insurers never answer. Uses a freshly started API, because open circuit breakers would end the wait. */
import type { Locator, Page } from '@playwright/test';
import { expectState } from '../walk/screen-checks';
import { expect, test, type Environment } from '../environment/isolated-test';
import { waitUntilHydrated, slug } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

test.describe.configure({ mode: 'default' });
test.beforeAll(({ environment }) => environment.restart('backend'));

/** From the form, so that the insurers' time begins when the page is there. */
async function openWaitingList(page: Page, { siteUrl, sandboxUrl }: Environment): Promise<void> {
  await prepareVisit(page.context(), { plate: '34ASK01', siteUrl, sandboxUrl, until: 'form' });
  await page.goto(`${siteUrl}/${slug}/form/arac-ozellikleri`);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  await page.waitForURL(`**/${slug}/listeleme`);
}

test('F140 hanging insurers are shown as pending while other offers can be chosen', async ({
  page,
  environment,
  walker,
}) => {
  await openWaitingList(page, environment);
  await expect(page.getByRole('timer')).toContainText(/En fazla \d+ saniye sürer/);
  await page.getByText('Şirketlerin yanıtlarını görün').click();
  await expect(page.locator('details[open] li', { hasText: 'soruldu' }).first()).toBeVisible();
  await walker.pressUntil(`/${slug}/police-bilgileri`, 'Teklifi seç', { loosely: true });
});

/** Opens and answers the quiz question by keyboard. */
async function answerQuestion(page: Page, environment: Environment): Promise<{ quiz: Locator; question: Locator }> {
  await openWaitingList(page, environment);
  const quiz = page.getByRole('region', { name: 'Beklerken bir soru' });
  const question = quiz.locator('summary');
  await expect(question).toBeVisible();
  await question.press('Enter');
  await quiz.getByRole('button').first().press('Enter');
  await expect(quiz.getByRole('status')).not.toBeEmpty();
  return { quiz, question };
}

test('F141 a quiz question below the pending answers can be opened, answered and closed by keyboard', async ({
  page,
  environment,
}) => {
  const { quiz, question } = await answerQuestion(page, environment);
  const first = await question.innerText();
  await quiz.getByRole('button', { name: 'Başka bir soru' }).press('Enter');
  await expect(question).toBeFocused();
  await expect(question).not.toHaveText(first);
  await expect(quiz.getByRole('status')).toBeEmpty();
  await question.press('Enter');
  await expect(quiz.getByRole('button')).toHaveCount(0);
});

// Separate, because axe may take longer than the insurers.
test('the quiz and the pending answers have no axe violation and fit every width', async ({ page, environment }) => {
  test.slow();
  await answerQuestion(page, environment);
  await expectState(page, 'quiz and answers');
});

const pendingStep = (page: Page) => page.evaluate(() => sessionStorage.getItem('current-pending-step'));

test('F384 browser back to the form asks for confirmation and can be cancelled', async ({ page, environment }) => {
  await openWaitingList(page, environment);
  await expect.poll(() => pendingStep(page)).toContain('listeleme');
  const dialog = page.getByRole('dialog', { name: 'Şirketler hâlâ yanıtlıyor' });
  await page.goBack();
  await dialog.getByRole('button', { name: 'Tekliflerde kal' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${environment.siteUrl}/${slug}/listeleme`);
  await page.goBack();
  await dialog.getByRole('button', { name: 'Forma dön' }).click();
  await page.waitForURL(`**/${slug}/form/**`);
  // The address changes before the list is removed.
  await expect.poll(() => pendingStep(page)).toBeNull();
});
