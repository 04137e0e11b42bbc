/** A person whom this browser has proven comes to the page of another line. */
import { expect, site, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';
import { propertyLines } from '../walk/walked-lines';

const landing = '/dask-sigortasi';
const goesOn = /\d{3}•{6}\d{2} ile devam/;

test('after HOME the page of DASK names the person masked, asks no one twice and offers the address', async ({
  context,
  page,
  walker,
  browser,
}) => {
  const { identityNo, phone } = await prepareVisit(context, {
    of: propertyLines.home,
    sample: 'known address code, proposed sums',
    until: 'form',
  });
  const html = await (await page.goto(site() + landing))!.text();
  expect(html).toMatch(goesOn);
  for (const number of [identityNo, phone.number]) expect(html).not.toContain(number);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(site() + landing);
  await expect(stranger.getByLabel('Cep telefonu')).toBeVisible();
  expect(await stranger.content()).not.toMatch(goesOn);
  await walker.press('Teklifleri getir');
  await walker.arrives(`${landing}/form/mevcut-police`);
  await expect(page.getByRole('main')).toContainText('Çınar Apt.');
});
