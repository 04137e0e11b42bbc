import { expect, test } from '@playwright/test';
import { registryPaths } from '@emsal/registries/wire';
import { identityNumber } from '@emsal/validation/identity/identity';
import { phone } from '@emsal/validation/phone/phone';
import { plate } from '@emsal/validation/plate/plate';
import { taxNumber } from '@emsal/validation/tax-number/tax-number';
import { uniqueIdentity, uniquePlate, uniqueTaxNumber } from './unique-people';
import { uniquePhoneNumber } from './sandbox';
import { registeredAnswers } from './registered-answers';
import { walkedLines } from './walked-lines';

/** More than all journeys of a run use. */
const many = Array.from({ length: 3_000 });

for (const [what, make, validate] of [
  ['telephone', uniquePhoneNumber, phone],
  ['identity', uniqueIdentity, identityNumber],
  ['tax number', uniqueTaxNumber, taxNumber],
  ['plate', uniquePlate, plate],
] as const) {
  test(`every ${what} of a run is valid and unique`, () => {
    const made = many.map(() => make());
    expect(made.filter((value) => !validate(value).ok)).toEqual([]);
    expect(new Set(made).size).toBe(many.length);
  });
}

/** Five failed look-ups would open the circuit breaker and disturb other journeys. */
test('the vehicle registry answers for every plate of the samples', async ({ request }) => {
  const plates = Object.values(walkedLines).flatMap(({ line, samples }) =>
    samples.map((sample) => registeredAnswers(line, sample)['licensePlateNo']).filter(Boolean),
  );
  const failed = [];
  for (const licensePlateNo of new Set(plates)) {
    const url = `${process.env['SANDBOX_URL']}/registries${registryPaths.vehicle}`;
    const answer = await request.post(url, { data: { licensePlateNo } });
    if (![200, 404].includes(answer.status())) failed.push(licensePlateNo);
  }
  expect(plates).not.toEqual([]);
  expect(failed).toEqual([]);
});
