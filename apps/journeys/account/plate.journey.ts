/** A guest who insured a new car before it had a plate adds the plate: the register confirms it, the insurer endorses, a mail tells. */
import sharp from 'sharp';
import { reachPayment } from '../payment/reach-payment';
import { expectNoViolations } from '../walk/screen-checks';
import { approve, pay } from '../walk/buy';
import { expect, site, slug, test, waitUntilHydrated } from '../walk/journey-test';
import { viewports } from '../walk/viewports';

/** The register knows the samples' chassis number under it. */
const plate = '34 YEN 01';
const picture = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();

test('M144 M473 M474 a policy that was bought without a plate gets it by code, register and insurer', async ({
  page,
  browser,
}) => {
  const { walker, ...visit } = await reachPayment(page, { sample: 'plate not issued yet' });
  await pay(walker);
  await approve(walker, slug);
  const other = await (await browser.newContext({ viewport: viewports.phone })).newPage();
  await other.goto(`${site()}/plaka-ekle`);
  await waitUntilHydrated(other);
  await other.getByLabel(/TCKN veya VKN/).fill(visit.identityNo);
  await other.getByLabel(/Cep telefonu/).fill(visit.phone.number);
  await other.getByRole('button', { name: 'Kod gönder' }).click();
  await other.getByLabel(/haneli kod/).fill(await visit.phone.lastCode());
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Yeni plakanız ne?');
  await other.getByLabel('Plaka', { exact: true }).fill(plate);
  await other.getByLabel('Belge seri numarası').fill('AC 340912');
  const file = { name: 'ruhsat.jpg', mimeType: 'image/jpeg', buffer: await picture() };
  await other.getByLabel('Ruhsatın fotoğrafı').setInputFiles(file);
  await expect(other.getByText('ruhsat.jpg')).toBeVisible();
  for (const name of ['phone', 'desktop'] as const) {
    await other.setViewportSize(viewports[name]);
    await expectNoViolations(other, `plate, ${name}`);
  }
  await other.getByRole('button', { name: 'Plakayı ekle' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(plate);
  await expect(other.getByText(/sigorta şirketine ilettik/)).toBeVisible();
  await expect(async () => {
    await other.reload();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Plakası eksik poliçeniz yok');
  }).toPass({ timeout: 30_000 });
});
