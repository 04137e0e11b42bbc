/** The test function with a site of fixture remotes around the built shell, one per worker. */
import { test as base } from '@playwright/test';
import { join } from 'node:path';
import { openTrialSite, type TrialSite } from '../../../tools/trial-site/trial-site.ts';

export interface Findings {
  /** Script errors, hydration mismatches, policy violations. */
  faults: string[];
}

export const test = base.extend<{ findings: Findings }, { site: TrialSite }>({
  site: [
    async ({}, give) => {
      const site = await openTrialSite({ shell: join(import.meta.dirname, '../../../dist/apps/shell') });
      await site.publish('garden');
      await site.publish('orchard');
      await site.publish('wrong');
      await give(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  findings: async ({ page }, give) => {
    const findings: Findings = { faults: [] };
    page.on('pageerror', (error) => findings.faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && findings.faults.push(message.text()));
    await give(findings);
  },
});

export { expect } from '@playwright/test';
export { waitUntilHydrated } from '../walk/journey-test';
