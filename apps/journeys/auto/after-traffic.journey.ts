import { formPath, stepPath } from '@emsal/lines/kit/steps/paths';
import { sampleNamed } from '@emsal/lines/kit/samples/sample';
import { formatPhone } from '@emsal/validation/phone/phone';
import { formatPlate } from '@emsal/validation/plate/plate';
import { knownPlate } from '../walk/sample-names';
import { walkedLines } from '../walk/walked-lines';
import { walkForm } from '../walk/form';
import { expect, site, slug, test } from '../walk/journey-test';
import { uniqueIdentity, uniquePlate } from '../walk/unique-people';
import { prepareVisit } from '../walk/prepared-visit';
import { uniquePhoneNumber, telephone } from '../walk/sandbox';

/** An identity number as displayed. */
const spaced = (identity: string): string => identity.replace(/(\d{3})(\d{3})(\d{3})/, '$1 $2 $3 ');

const codeHeading = 'Telefonunuza gelen kodu girin';

test('identity, telephone, plate and code of TRAFFIC’s first screens are known in the form of AUTO', async ({
  page,
  walker,
}) => {
  const { line, samples } = walkedLines.auto;
  const phone = telephone(uniquePhoneNumber());
  const entered = {
    shortLicenseOwnerTcOrTaxNo: uniqueIdentity(),
    phoneNumber: phone.number,
    licensePlateNo: uniquePlate(),
  };
  await page.goto(`${site()}/${slug}`);
  await walker.fill('TCKN veya VKN', entered.shortLicenseOwnerTcOrTaxNo);
  await walker.fill('Cep telefonu', entered.phoneNumber);
  await walker.fill('Plaka', entered.licensePlateNo);
  await walker.press('Teklifleri getir');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(codeHeading);
  await expect(main).toContainText('gönderdik');

  await page.goto(site() + formPath(line));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(codeHeading);
  await expect(main).toContainText(formatPhone(entered.phoneNumber).slice(1));
  const known = sampleNamed(samples, knownPlate);
  await walkForm(walker, {
    line,
    slug: line.facts.slug,
    sample: { ...known, answers: { ...known.answers, ...entered } },
    telephone: phone,
    until: 'Araç özellikleri',
  });
  await expect(main).toContainText(formatPlate(entered.licensePlateNo));
});

test('the paired line of a completed TRAFFIC form opens at temel-bilgiler and asks for nothing already known', async ({
  page,
  context,
  walker,
}) => {
  const { line, samples } = walkedLines.auto;
  // Not verified yet, because a second code is sent after a minute only, across both lines.
  const { identityNo, plate, phone } = await prepareVisit(context, { openAt: 'temel-bilgiler' });
  await page.goto(site() + stepPath(line, 'temel-bilgiler'));
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temel bilgiler');
  await expect(main).toContainText(spaced(identityNo));
  await expect(main).toContainText(formatPhone(phone.number).slice(1));
  await expect(main.getByRole('textbox')).toHaveCount(0);
  const known = sampleNamed(samples, knownPlate);
  await walkForm(walker, {
    line,
    slug: line.facts.slug,
    sample: { ...known, answers: { phoneNumber: phone.number } },
    telephone: phone,
    atStep: async (title) => expect(title).not.toBe('Kişisel bilgiler'),
    until: 'Araç özellikleri',
  });
  await expect(main).toContainText(formatPlate(plate));
});
