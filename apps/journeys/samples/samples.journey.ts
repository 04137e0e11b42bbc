import { traffic } from '@emsal/lines/vehicle/traffic/traffic';
import type { AnswerSet } from '@emsal/lines/kit/field';
import { visibleSteps } from '@emsal/lines/kit/visible-steps';
import { walkForm } from '../walk/form';
import { expect, site, slug, test } from '../walk/journey-test';
import { ownIdentity, ownPlate } from '../walk/person';
import { ownNumber, telephone } from '../walk/sandbox';

/** What the sandbox's registers must say for a sample's way: unknown numbers where it types by hand, an owner of vehicles where it has some. */
const registered: Record<string, AnswerSet> = {
  'known plate, owner with registered vehicles': { shortLicenseOwnerTcOrTaxNo: '20000000732' },
  'entered by hand, look-ups found nothing': { licensePlateNo: '34YOK01', shortLicenseOwnerTcOrTaxNo: '20000000114' },
  'company with a tax number and a van': { licensePlateNo: '34PNL01' },
};
const ownOf = (answers: AnswerSet): AnswerSet => ({
  ...(String(answers['shortLicenseOwnerTcOrTaxNo']).length === 11 && { shortLicenseOwnerTcOrTaxNo: ownIdentity() }),
  ...(answers['licensePlateNo'] && { licensePlateNo: ownPlate() }),
});

for (const sample of traffic.samples) {
  test(`F061 F063 TRAFFIC with ${sample.name} is walked from the empty form to the offers`, async ({ walker }) => {
    const phone = telephone(ownNumber());
    const answers: AnswerSet = {
      ...sample.answers,
      ...ownOf(sample.answers),
      ...registered[sample.name],
      phoneNumber: phone.number,
    };
    await walker.open(`${site()}/${slug}/form`);
    const walked = await walkForm(walker, {
      line: traffic,
      slug,
      sample: { ...sample, answers },
      telephone: phone,
      choices: { directionAsset: 'Başka bir araç' },
    });
    const expected = visibleSteps(traffic, answers).map((step) => step.slug);
    expect(walked.filter((step) => step !== 'hosgeldiniz')).toEqual(expected.filter((step) => step !== 'hosgeldiniz'));
  });
}
