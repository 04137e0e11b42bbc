import { test } from '../walk/journey-test';
import { byHand, knownPlate, walkSample } from './walk-sample';
import { walkedLines } from './walked-lines';

/** `purchase` walks the known plate, `access` and `bad-input` what is entered by hand. */
const isWalkedElsewhere = (name: string): boolean => name === knownPlate || name === byHand;

for (const of of Object.values(walkedLines)) {
  for (const { name } of of.samples.filter((sample) => !isWalkedElsewhere(sample.name))) {
    test(`F061 ${of.line.id} with ${name} is walked from the empty form to the offers`, ({ walker }) =>
      walkSample(walker, { of, sample: name }));
  }
}
