import { factsOf } from '@emsal/lines/facts/line-facts';
import { formPath } from '@emsal/lines/kit/paths';
import { sampleNamed } from '@emsal/lines/kit/sample';
import { formatPhone } from '@emsal/validation/phone/phone';
import { formatPlate } from '@emsal/validation/plate/plate';
import { knownPlate } from '../samples/walk-sample';
import { walkedLines } from '../samples/walked-lines';
import { walkForm } from '../walk/form';
import { expect, site, slug, test } from '../walk/journey-test';
import { ownIdentity, ownPlate } from '../walk/person';
import { ownNumber, telephone } from '../walk/sandbox';

test('who told TRAFFIC identity, telephone and plate finds them in the form of kasko', async ({ page, walker }) => {
  const { line, samples } = walkedLines.auto;
  const phone = telephone(ownNumber());
  const told = {
    shortLicenseOwnerTcOrTaxNo: ownIdentity(),
    phoneNumber: phone.number,
    licensePlateNo: ownPlate(),
  };
  await page.goto(`${site()}/${slug}`);
  await walker.fill('TCKN veya VKN', told.shortLicenseOwnerTcOrTaxNo);
  await walker.fill('Cep telefonu', told.phoneNumber);
  await walker.fill('Plaka', told.licensePlateNo);
  await walker.press('Teklifleri getir');
  await expect(page).toHaveURL(new RegExp(`/${slug}/form`));

  await page.goto(site() + formPath(line));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temel bilgiler');
  const main = page.getByRole('main');
  await expect(main).toContainText(told.shortLicenseOwnerTcOrTaxNo.replace(/(\d{3})(\d{3})(\d{3})/, '$1 $2 $3 '));
  await expect(main).toContainText(formatPhone(told.phoneNumber).slice(1));
  await expect(main.getByRole('button', { name: 'Değiştir' })).toBeVisible();
  const known = sampleNamed(samples, knownPlate);
  await walkForm(walker, {
    line,
    slug: factsOf(line.id).slug,
    sample: { ...known, answers: { ...known.answers, ...told } },
    telephone: phone,
    until: 'Ruhsat bilgileri',
  });
  await expect(main).toContainText(formatPlate(told.licensePlateNo));
});
