import { test } from '../walk/journey-test';
import { viewports } from '../walk/viewports';
import { buyLine } from './buy-line';
import { particulars } from './particulars';
import { purchases } from './purchases';

/** TRAFFIC is bought from its landing page (`traffic/purchase`). */
const others = purchases.filter(({ of }) => of.line.id !== 'TRAFFIC');

for (const { of, viewport } of others) {
  const { title, atSummary, atPolicy } = particulars[of.line.id] ?? {};
  const sentence = `${of.line.id} is bought with a known plate, and the policy arrives by mail`;
  test.describe(viewport, () => {
    test.use({ viewport: viewports[viewport] });

    test(['F001', title, sentence].filter(Boolean).join(' '), async ({ page, walker }) => {
      await buyLine(walker, of, atSummary && (() => atSummary({ page, walker })));
      await atPolicy?.({ page, walker });
    });
  });
}
