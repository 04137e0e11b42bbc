import { expect, test } from '../house/house-test';
import { expectScreen } from '../access/faults';
import { allAnswered } from '../walk/all-answered';
import { slug } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { turnAllOff, turnOn } from '../walk/switches';

test('an outage of every insurer blames nothing that was typed; asked anew under the same number, they offer', async ({
  page,
  house: { siteUrl, sandboxUrl },
}) => {
  await turnOn(sandboxUrl, 'insurers-server-error');
  const { offerNo } = await prepareVisit(page.context(), { siteUrl, sandboxUrl });
  await page.goto(`${siteUrl}/${slug}/listeleme`);
  const dialog = page.getByRole('dialog', { name: 'Şirketlere ulaşamadık' });
  await expect(dialog).toContainText('Sorun bilgilerinizde değil', allAnswered);
  await expectScreen(page, 'the outage of every insurer');

  await turnAllOff(sandboxUrl);
  await dialog.getByRole('button', { name: 'Şirketlere yeniden sor' }).click();
  await expect(page.getByText('trafik teklifiniz hazır').first()).toBeVisible(allAnswered);
  await expect(page.getByRole('main')).toContainText(offerNo);
  await page.reload();
  await expect(page.getByText('trafik teklifiniz hazır').first()).toBeVisible();
});
