/** Takes the README's screenshot of the offer list from the last build: `node tools/docs/offers-screenshot.ts`. */
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import type { prepareVisit } from '../../apps/journeys/walk/prepared-visit.ts';
import { chromiumArgs, findChromium } from '../browser/find-chromium.ts';
import { loadBundled } from '../bundled/load-bundled.ts';
import { openTestEnvironment } from '../start/test-environment.ts';
import type { Environment } from '../start/environment.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';

const screenshotFile = join(workspaceRoot, 'docs/images/offers.png');
const visits = `export { prepareVisit } from './apps/journeys/walk/prepared-visit';`;

async function takeScreenshot(context: BrowserContext, { siteUrl, sandboxUrl }: Environment): Promise<void> {
  const journeys = await loadBundled<{ prepareVisit: typeof prepareVisit }>(visits);
  await journeys.prepareVisit(context, { siteUrl, sandboxUrl });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/trafik-sigortasi/listeleme`);
  await page.getByRole('region', { name: /^Öne çıkan/ }).waitFor({ timeout: 60_000 });
  await page.getByRole('complementary', { name: 'Filtreler' }).getByRole('checkbox').first().waitFor();
  await page.screenshot({ path: screenshotFile, animations: 'disabled' });
}

const environment = await openTestEnvironment('screenshot', { SANDBOX_LATENCY: '0.1', SANDBOX_SEED: 'picture' });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs() });
try {
  await takeScreenshot(
    await browser.newContext({ viewport: { width: 1440, height: 1640 }, locale: 'tr-TR' }),
    environment,
  );
} finally {
  await browser.close();
  await environment.close();
}
