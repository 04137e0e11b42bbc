import { factsOf } from '@emsal/lines/facts/line-facts';
import { formPath } from '@emsal/lines/kit/paths';
import { sampleNamed } from '@emsal/lines/kit/sample';
import { walkedLines } from '../samples/walked-lines';
import { buyFromList, goodCard } from '../walk/buy';
import { walkForm } from '../walk/form';
import { expect, hydrated, site, test } from '../walk/journey-test';
import { ownIdentity, ownPlate } from '../walk/person';
import { mailWith, ownNumber, telephone } from '../walk/sandbox';
import { walkUntil } from '../walk/walk-until';

for (const [{ line, samples }, plate] of [
  [walkedLines.auto, ownPlate()],
  [walkedLines.electricVehicle, '34ELK01'],
] as const) {
  test(`F001 a visitor buys ${line.id} with a known plate and holds the policy`, async ({ walker }) => {
    const phone = telephone(ownNumber());
    const { slug } = factsOf(line.id);
    const [known] = samples;
    const answers = {
      ...known!.answers,
      shortLicenseOwnerTcOrTaxNo: ownIdentity(),
      licensePlateNo: plate,
      phoneNumber: phone.number,
    };
    await walker.open(site() + formPath(line));
    await walkForm(walker, { line, slug, sample: { ...known!, answers }, telephone: phone });
    const email = `yolcu-${ownNumber()}@ornek.example`;
    await buyFromList(walker, slug, { email, card: goodCard });
    const mail = await mailWith(email, /poliçe/i);
    expect(mail.attachments).toHaveLength(1);
  });
}

test('F427 closing the accessories with something unsaved warns to save', async ({ page, walker }) => {
  const phone = telephone(ownNumber());
  const { line: auto, samples } = walkedLines.auto;
  const { slug } = factsOf(auto.id);
  const sample = sampleNamed(samples, 'plate not issued yet, with accessories');
  const answers = { ...sample.answers, shortLicenseOwnerTcOrTaxNo: ownIdentity(), phoneNumber: phone.number };
  await walker.open(site() + formPath(auto));
  await walkForm(walker, {
    line: auto,
    slug,
    sample: { ...sample, answers },
    telephone: phone,
    choices: { accessoryTowBar: 'Çeki demiri' },
  });
  await page.goto(`${site()}/${slug}/form/arac-ozellikleri`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Aksesuarları değiştir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aksesuarlar' });
  await dialog.getByRole('checkbox', { name: 'Alarm' }).check();
  await dialog.getByRole('button', { name: 'Kapat' }).click();
  await expect(dialog.getByText(/kaydetmeyi unutmayın/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Kaydetmeden kapat' }).click();
  await expect(page.getByText(/^1 aksesuar/)).toBeVisible();
});

test('F028 own damage of a high-value car is handed to an adviser, with a number to call', async ({ page, walker }) => {
  await walkUntil(walker, { of: walkedLines.auto, change: { licensePlateNo: '34HT402' }, until: 'Araç özellikleri' });
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bu aracı danışmanla sigortalıyoruz' });
  await expect(dialog.getByRole('link', { name: /0850/ }).first()).toHaveAttribute('href', /^tel:/);
});
