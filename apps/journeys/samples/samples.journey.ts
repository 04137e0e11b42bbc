import { factsOf } from '@emsal/lines/facts/line-facts';
import { formPath } from '@emsal/lines/kit/paths';
import { visibleSteps } from '@emsal/lines/kit/visible-steps';
import { walkForm } from '../walk/form';
import { expect, site, test } from '../walk/journey-test';
import { ownNumber, telephone } from '../walk/sandbox';
import { registeredAnswers } from './registered';
import { walkedLines } from './walked-lines';

for (const { line, samples } of Object.values(walkedLines)) {
  for (const sample of samples) {
    test(`F061 F063 ${line.id} with ${sample.name} is walked from the empty form to the offers`, async ({ walker }) => {
      const phone = telephone(ownNumber());
      const answers = { ...registeredAnswers(line, sample), phoneNumber: phone.number };
      await walker.open(site() + formPath(line));
      const walked = await walkForm(walker, {
        line,
        slug: factsOf(line.id).slug,
        sample: { ...sample, answers },
        telephone: phone,
        choices: { directionAsset: 'Başka bir araç', accessoryTowBar: 'Çeki demiri' },
      });
      const expected = visibleSteps(line, answers).map((step) => step.slug);
      const isAsked = (step: string) => step !== 'hosgeldiniz';
      expect(walked.filter(isAsked)).toEqual(expected.filter(isAsked));
    });
  }
}
