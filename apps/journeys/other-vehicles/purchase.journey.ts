import { factsOf } from '@emsal/lines/facts/line-facts';
import { formPath } from '@emsal/lines/kit/paths';
import { sampleNamed } from '@emsal/lines/kit/sample';
import { registeredAnswers } from '../samples/registered';
import { walkedLines } from '../samples/walked-lines';
import { buyFromList, goodCard } from '../walk/buy';
import { walkForm } from '../walk/form';
import { expect, site, test } from '../walk/journey-test';
import { mailWith, ownNumber, telephone } from '../walk/sandbox';

/** Requirement ids that a purchase of the line proves. */
const proven: Partial<Record<string, string>> = { USEDVEHICLETRAFFIC: 'F012 ' };

const { shortTraffic, usedVehicleTraffic, imm, greenCard } = walkedLines;

for (const { line, samples } of [shortTraffic, usedVehicleTraffic, imm, greenCard]) {
  test(`${proven[line.id] ?? ''}${line.id} is bought with a known plate, and the policy comes by mail`, async ({
    walker,
  }) => {
    const phone = telephone(ownNumber());
    const { slug } = factsOf(line.id);
    const known = sampleNamed(samples, 'known plate');
    const answers = { ...registeredAnswers(line, known), phoneNumber: phone.number };
    await walker.open(site() + formPath(line));
    await walkForm(walker, { line, slug, sample: { ...known, answers }, telephone: phone });
    const email = `yolcu-${ownNumber()}@ornek.example`;
    await buyFromList(walker, slug, { email, card: goodCard });
    expect((await mailWith(email, /poliçe/i)).attachments).toHaveLength(1);
  });
}
