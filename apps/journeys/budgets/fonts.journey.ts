import { lineAddresses } from '@emsal/lines/facts/line-ids';
import { formPath } from '@emsal/lines/kit/paths';
import type { Page } from '@playwright/test';
import { openTrafficList } from '../offers/traffic-list';
import { chooseOffer } from '../walk/buy';
import { expect, hydrated, site, slug, test } from '../walk/journey-test';
import { foundFamilies, hasFont, hideArial, holdFont, painted } from '../walk/late-font';
import { countShifts, shiftOf, unnoticedShift } from '../walk/layout-shift';

const pages = ['/', `/${slug}`, `${formPath({ facts: lineAddresses.TRAFFIC })}/temel-bilgiler`];

/** Where a word of a tile or of a sentence nearly ends its line, each page at the width of a common phone. */
const narrowPages = [
  ['/', 375],
  ['/elektrikli-arac-kasko', 393],
  ['/once-trafik-policesi-sonra-ruhsat-donemi', 360],
  ['/imm-sigortasi', 412],
] as const;

async function standsStill(page: Page, path: string): Promise<void> {
  const release = await holdFont(page);
  await countShifts(page);
  await page.goto(site() + path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await painted(page);
  expect(await hasFont(page)).toBe(false);
  release();
  await expect.poll(() => hasFont(page)).toBe(true);
  await page.waitForLoadState('networkidle');
  await painted(page);
  expect(await shiftOf(page)).toBeLessThanOrEqual(unnoticedShift);
}

for (const path of pages) {
  test(`${path} preloads its typeface, at most two files, and asks for no other`, async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => request.resourceType() === 'font' && asked.add(new URL(request.url()).pathname));
    await page.goto(site() + path);
    await page.waitForLoadState('networkidle');
    const preloaded = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    expect(preloaded.length).toBeGreaterThan(0);
    expect(preloaded.length).toBeLessThanOrEqual(2);
    expect([...asked].sort()).toEqual(preloaded.sort());
  });

  test(`nothing of ${path} moves when its typeface arrives late`, ({ page }) => standsStill(page, path));

  test(`nothing of ${path} moves when its typeface arrives late where Roboto stands in for it`, async ({ page }) => {
    await hideArial(page);
    await standsStill(page, path);
    expect(await foundFamilies(page)).toEqual(['Bricolage', 'Bricolage Fallback Roboto']);
  });
}

for (const [path, width] of narrowPages) {
  const size = { width, height: 812 };

  test(`nothing of ${path} moves at ${width} px when its typeface arrives late`, async ({ page }) => {
    await page.setViewportSize(size);
    await standsStill(page, path);
  });

  test(`nothing of ${path} moves at ${width} px when its typeface arrives late where Roboto stands in for it`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await hideArial(page);
    await standsStill(page, path);
  });
}

for (const path of ['listeleme', 'police-bilgileri', 'odeme-bilgileri']) {
  test(`nothing of ${path} moves when its typeface arrives late`, async ({ page, walker }) => {
    // An offer that comes moves the list: all of them are there.
    await openTrafficList(page);
    await chooseOffer(walker, slug);
    await hydrated(page);
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await standsStill(page, `/${slug}/${path}`);
  });
}
