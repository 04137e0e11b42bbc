import { walkedLines } from '../samples/walked-lines';
import { test } from '../walk/journey-test';
import { buyLine } from './buy-line';

/** Requirement ids that the purchase of a line proves. */
const proven: Partial<Record<string, string>> = { USEDVEHICLETRAFFIC: 'F001 F012' };
/** TRAFFIC is bought from its landing page, at both widths (`traffic/purchase`). */
const { traffic, ...others } = walkedLines;

for (const of of Object.values(others)) {
  test(`${proven[of.line.id] ?? 'F001'} ${of.line.id} is bought with a known plate, and the policy comes by mail`, ({
    walker,
  }) => buyLine(walker, of));
}
