import { expect, test } from '@playwright/test';
import { identityNumber } from '@emsal/validation/identity/identity';
import { phone } from '@emsal/validation/phone/phone';
import { plate } from '@emsal/validation/plate/plate';
import { taxNumber } from '@emsal/validation/tax-number/tax-number';
import { ownIdentity, ownPlate, ownTaxNumber } from '../walk/person';
import { ownNumber } from '../walk/sandbox';

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
