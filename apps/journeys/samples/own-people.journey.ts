import { expect, test } from '@playwright/test';
import { registryPaths } from '@emsal/registries/wire';
import { identityNumber } from '@emsal/validation/identity/identity';
import { phone } from '@emsal/validation/phone/phone';
import { plate } from '@emsal/validation/plate/plate';
import { taxNumber } from '@emsal/validation/tax-number/tax-number';
import { ownIdentity, ownPlate, ownTaxNumber } from '../walk/person';
import { ownNumber } from '../walk/sandbox';
import { registeredAnswers } from './registered';
import { walkedLines } from './walked-lines';

/** More than all journeys of a run take. */
const many = Array.from({ length: 3_000 });

for (const [what, make, judge] of [
  ['telephone', ownNumber, phone],
  ['identity', ownIdentity, identityNumber],
  ['tax number', ownTaxNumber, taxNumber],
  ['plate', ownPlate, plate],
] as const) {
  test(`every ${what} of a run is right and comes once`, () => {
    const made = many.map(() => make());
    expect(made.filter((value) => !judge(value).ok)).toEqual([]);
    expect(new Set(made).size).toBe(many.length);
  });
}

/** Five questions that fail, and nobody in the house is told of a vehicle for two seconds: the journeys beside would have to type it. */
test('the register answers about every plate that the samples are walked with', async ({ request }) => {
  const plates = Object.values(walkedLines).flatMap(({ line, samples }) =>
    samples.map((sample) => registeredAnswers(line, sample)['licensePlateNo']).filter(Boolean),
  );
  const silent = [];
  for (const licensePlateNo of new Set(plates)) {
    const url = `${process.env['SANDBOX_URL']}/registries${registryPaths.vehicle}`;
    const answer = await request.post(url, { data: { licensePlateNo } });
    if (![200, 404].includes(answer.status())) silent.push(licensePlateNo);
  }
  expect(plates).not.toEqual([]);
  expect(silent).toEqual([]);
});
