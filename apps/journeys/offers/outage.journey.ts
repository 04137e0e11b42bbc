import { expect, test } from '../environment/isolated-test';
import { expectScreen } from '../walk/screen-checks';
import { allAnsweredTimeout } from '../walk/all-answered-timeout';
import { slug } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { turnAllOff, turnOn } from '../walk/switches';

test('an outage of every insurer does not blame the answers; a retry under the same offer number succeeds', async ({
  page,
  environment: { siteUrl, sandboxUrl },
}) => {
  await turnOn(sandboxUrl, 'insurers-server-error');
  const { offerNo } = await prepareVisit(page.context(), { siteUrl, sandboxUrl });
  await page.goto(`${siteUrl}/${slug}/listeleme`);
  const dialog = page.getByRole('dialog', { name: 'Şirketlere ulaşamadık' });
  await expect(dialog).toContainText('Sorun bilgilerinizde değil', allAnsweredTimeout);
  await expectScreen(page, 'the outage of every insurer');

  await turnAllOff(sandboxUrl);
  await dialog.getByRole('button', { name: 'Şirketlere yeniden sor' }).click();
  await expect(page.getByText('trafik teklifiniz hazır').first()).toBeVisible(allAnsweredTimeout);
  await expect(page.getByRole('main')).toContainText(offerNo);
  await page.reload();
  await expect(page.getByText('trafik teklifiniz hazır').first()).toBeVisible();
});
