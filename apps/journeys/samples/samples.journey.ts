import { factsOf } from '@emsal/lines/facts/line-facts';
import { formPath } from '@emsal/lines/kit/paths';
import { visibleSteps } from '@emsal/lines/kit/visible-steps';
import { auto } from '@emsal/lines/vehicle/auto/auto';
import { electricVehicle } from '@emsal/lines/vehicle/electric-vehicle/electric-vehicle';
import { greenCard } from '@emsal/lines/vehicle/green-card/green-card';
import { imm } from '@emsal/lines/vehicle/imm/imm';
import { shortTraffic } from '@emsal/lines/vehicle/short-traffic/short-traffic';
import { traffic } from '@emsal/lines/vehicle/traffic/traffic';
import { usedVehicleTraffic } from '@emsal/lines/vehicle/used-vehicle-traffic/used-vehicle-traffic';
import { walkForm } from '../walk/form';
import { expect, site, test } from '../walk/journey-test';
import { ownNumber, telephone } from '../walk/sandbox';
import { registeredAnswers } from './registered';

for (const line of [traffic, auto, electricVehicle, shortTraffic, usedVehicleTraffic, imm, greenCard]) {
  for (const sample of line.samples) {
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
