import { allAnsweredTimeout } from '../walk/all-answered-timeout';
import { expect, waitUntilHydrated, site, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

test('after a change in the form the list says that its prices are outdated and offers to request new ones', async ({
  page,
}) => {
  await prepareVisit(page.context());
  await page.goto(`${site()}/trafik-sigortasi/listeleme`);
  const notice = page.getByRole('region', { name: 'Güncel fiyatları alın' });
  const ready = page.getByRole('heading', { level: 1, name: /teklifiniz hazır/ });
  await expect(ready).toBeVisible(allAnsweredTimeout);
  await expect(notice).toBeHidden();
  await page.goto(`${site()}/trafik-sigortasi/form/kisisel-bilgiler`);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: /Değiştir/ }).click();
  await page.getByLabel('Yıl').fill('1979');
  // The next step opens before this one is saved.
  const saved = page.waitForResponse(
    (reply) =>
      reply.url().endsWith('/draft/save') && (reply.request().postDataJSON() as { completed: boolean }).completed,
  );
  await page.getByRole('button', { name: 'Devam et' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Araç özellikleri');
  await saved;
  await page.goto(`${site()}/trafik-sigortasi/listeleme`);
  await notice.getByRole('button', { name: 'Şirketlere yeniden sor' }).click();
  await expect(ready).toBeVisible(allAnsweredTimeout);
  await expect(notice).toBeHidden();
});
