import { test } from '../walk/journey-test';
import { coveringSamples } from './covering-samples';
import { byHand, knownPlate } from '../walk/sample-names';
import { walkSample } from './walk-sample';

/** `purchase` walks the known plate, `access` the sample entered by hand. */
const isWalkedElsewhere = (name: string): boolean => name === knownPlate || name === byHand;

for (const { of, sample } of coveringSamples(isWalkedElsewhere)) {
  test(`F061 ${of.line.id} with ${sample.name} is walked from the empty form to the offers`, ({ walker }) =>
    walkSample(walker, { of, sample: sample.name }));
}
