import { factsOf } from '@emsal/lines/facts/line-facts';
import { formPath } from '@emsal/lines/kit/paths';
import { greenCard } from '@emsal/lines/vehicle/green-card/green-card';
import { imm } from '@emsal/lines/vehicle/imm/imm';
import { shortTraffic } from '@emsal/lines/vehicle/short-traffic/short-traffic';
import { usedVehicleTraffic } from '@emsal/lines/vehicle/used-vehicle-traffic/used-vehicle-traffic';
import { registeredAnswers } from '../samples/registered';
import { buyFromList, goodCard } from '../walk/buy';
import { walkForm } from '../walk/form';
import { expect, site, test } from '../walk/journey-test';
import { mailWith, ownNumber, telephone } from '../walk/sandbox';

/** Requirement ids that a purchase of the line proves. */
const proven: Partial<Record<string, string>> = { USEDVEHICLETRAFFIC: 'F012 ' };

for (const line of [shortTraffic, usedVehicleTraffic, imm, greenCard]) {
  test(`${proven[line.id] ?? ''}${line.id} is bought with a known plate, and the policy comes by mail`, async ({
    walker,
  }) => {
    const phone = telephone(ownNumber());
    const { slug } = factsOf(line.id);
    const known = line.samples.find(({ name }) => name === 'known plate')!;
    const answers = { ...registeredAnswers(line, known), phoneNumber: phone.number };
    await walker.open(site() + formPath(line));
    await walkForm(walker, { line, slug, sample: { ...known, answers }, telephone: phone });
    const email = `yolcu-${ownNumber()}@ornek.example`;
    await buyFromList(walker, slug, { email, card: goodCard });
    expect((await mailWith(email, /poliçe/i)).attachments).toHaveLength(1);
  });
}
