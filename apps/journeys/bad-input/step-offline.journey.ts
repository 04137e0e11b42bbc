/** Form steps without a connection. */
import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { uniquePhoneNumber } from '../walk/sandbox';

const form = (step: string): string => `${site()}/${slug}/form/${step}`;

test('going offline in a step keeps the answers, shows a notice, and continues when the connection is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await prepareVisit(context, { until: 'form' });
  await page.goto(form('temel-bilgiler'));
  await waitUntilHydrated(page);
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Araç özellikleri');
});

test('answers typed offline are saved when the connection is back, without another key', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await prepareVisit(context, { until: 'form' });
  await page.goto(form('kisisel-bilgiler'));
  await waitUntilHydrated(page);
  const email = `yolcu-${uniquePhoneNumber()}@ornek.example`;
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
