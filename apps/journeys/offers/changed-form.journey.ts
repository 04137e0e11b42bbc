import { allAnswered } from '../walk/all-answered';
import { expect, hydrated, site, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

test('whoever changes the form and goes back to the list is told that its prices are of before, and asks anew there', async ({
  page,
}) => {
  await prepareVisit(page.context());
  await page.goto(`${site()}/trafik-sigortasi/listeleme`);
  const notice = page.getByRole('region', { name: 'Güncel fiyatları alın' });
  const ready = page.getByRole('heading', { level: 1, name: /teklifiniz hazır/ });
  await expect(ready).toBeVisible(allAnswered);
  await expect(notice).toBeHidden();
  await page.goto(`${site()}/trafik-sigortasi/form/kisisel-bilgiler`);
  await hydrated(page);
  await page.getByLabel('Yıl').fill('1979');
  // The next step opens before the server has heard of this one.
  const left = page.waitForResponse(
    (reply) =>
      reply.url().endsWith('/draft/save') && (reply.request().postDataJSON() as { completed: boolean }).completed,
  );
  await page.getByRole('button', { name: 'Devam et' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meslek bilgisi');
  await left;
  await page.goto(`${site()}/trafik-sigortasi/listeleme`);
  await notice.getByRole('button', { name: 'Şirketlere yeniden sor' }).click();
  await expect(ready).toBeVisible(allAnswered);
  await expect(notice).toBeHidden();
});
