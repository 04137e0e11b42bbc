import { test } from '../walk/journey-test';
import { viewports } from '../walk/viewports';
import { buyLine } from './buy-line';
import { purchases } from './purchases';

/** Requirement ids covered by the purchase of a line. */
const requirements: Partial<Record<string, string>> = { USEDVEHICLETRAFFIC: 'F001 F012' };
/** TRAFFIC is bought from its landing page (`traffic/purchase`). */
const others = purchases.filter(({ of }) => of.line.id !== 'TRAFFIC');

for (const { of, viewport } of others) {
  test.describe(viewport, () => {
    test.use({ viewport: viewports[viewport] });

    test(`${requirements[of.line.id] ?? 'F001'} ${of.line.id} is bought with a known plate, and the policy arrives by mail`, ({
      walker,
    }) => buyLine(walker, of));
  });
}
