/** The hero form pressed empty while its scripts are still on their way: it says what is missing as it will say it afterwards. */
import { plateNumber } from '@emsal/lines/kit/plate-number';
import { identityOrTax } from '@emsal/lines/kit/personal-fields';
import { expect, hydrated, site, slug, test } from '../walk/journey-test';
import { holdScripts } from '../walk/hold-scripts';
import { ownIdentity } from '../walk/person';

test('an empty hero form says before its scripts came what is missing, and nothing moves when they have come', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(`${site()}/${slug}`);
  const identity = page.getByLabel(identityOrTax.label);
  const plate = page.getByLabel(plateNumber.label, { exact: true });
  await page.getByRole('button', { name: 'Teklifleri getir' }).click();
  await expect(identity).toBeFocused();
  await expect(identity).toHaveAccessibleDescription(new RegExp(identityOrTax.missing));
  await expect(plate).toHaveAccessibleDescription(new RegExp(plateNumber.missing));
  const typed = ownIdentity();
  await identity.fill(typed);
  await expect(page.getByText(identityOrTax.missing)).toBeHidden();
  const before = await plate.boundingBox();
  release();
  await hydrated(page);
  await expect(page.locator('main form').first()).toHaveJSProperty('noValidate', true);
  expect(await plate.boundingBox()).toEqual(before);
  await expect(identity).toBeFocused();
  await expect(identity).toHaveValue(typed);
  await expect(page.getByText(plateNumber.missing)).toBeVisible();
});
