/** A kasko list, reached as a visitor reaches it: by walking the form of AUTO. */
import { factsOf } from '@emsal/lines/facts/line-facts';
import { formPath } from '@emsal/lines/kit/paths';
import type { Page } from '@playwright/test';
import { walkedLines } from '../samples/walked-lines';
import { walkForm } from '../walk/form';
import { expect, site } from '../walk/journey-test';
import { ownIdentity, ownPlate } from '../walk/person';
import { ownNumber, telephone } from '../walk/sandbox';
import type { Walker } from '../walk/walker';

export async function openKaskoList(page: Page, walker: Walker): Promise<void> {
  const phone = telephone(ownNumber());
  const { line, samples } = walkedLines.auto;
  const { slug } = factsOf(line.id);
  const own = { shortLicenseOwnerTcOrTaxNo: ownIdentity(), licensePlateNo: ownPlate(), phoneNumber: phone.number };
  const sample = { ...samples[0]!, answers: { ...samples[0]!.answers, ...own } };
  await walker.open(site() + formPath(line));
  await walkForm(walker, { line, slug, sample, telephone: phone });
  await expect(page.getByText('kasko teklifiniz hazır').first()).toBeVisible({ timeout: 70_000 });
}
