/** The README's picture of the list of offers, taken of what was built last: `node tools/docs/offers-picture.ts`. */
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import type { prepareVisit } from '../../apps/journeys/walk/prepared-visit.ts';
import { chromiumArgs, findChromium } from '../browser/find-chromium.ts';
import { loadBundled } from '../bundled/load-bundled.ts';
import { openThrowawayHouse } from '../start/throwaway-house.ts';
import type { House } from '../start/house.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';

const picture = join(workspaceRoot, 'docs/images/offers.png');
const visits = `export { prepareVisit } from './apps/journeys/walk/prepared-visit';`;

async function takePicture(context: BrowserContext, { siteUrl, sandboxUrl }: House): Promise<void> {
  const journeys = await loadBundled<{ prepareVisit: typeof prepareVisit }>(visits);
  await journeys.prepareVisit(context, { siteUrl, sandboxUrl });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/trafik-sigortasi/listeleme`);
  await page.getByRole('region', { name: /^Öne çıkan/ }).waitFor({ timeout: 60_000 });
  await page.getByRole('complementary', { name: 'Filtreler' }).getByRole('checkbox').first().waitFor();
  await page.screenshot({ path: picture, animations: 'disabled' });
}

const house = await openThrowawayHouse('picture', { SANDBOX_LATENCY: '0.1', SANDBOX_SEED: 'picture' });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs() });
try {
  await takePicture(await browser.newContext({ viewport: { width: 1440, height: 1640 }, locale: 'tr-TR' }), house);
} finally {
  await browser.close();
  await house.close();
}
