import { lineAddresses } from '@emsal/lines/facts/line-ids';
import { formPath } from '@emsal/lines/kit/steps/paths';
import type { Page } from '@playwright/test';
import { openTrafficList } from '../offers/traffic-list';
import { chooseOffer } from '../walk/buy';
import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { foundFamilies, hasFont, hideArial, delayFont, waitForPaint } from '../walk/late-font';
import { countShifts, shiftOf, unnoticedShift } from '../walk/layout-shift';

const form = `${formPath({ facts: lineAddresses.TRAFFIC })}/temel-bilgiler`;

/** Pages at the width of a phone where a word nearly wraps. An iPhone has Arial as fallback, Android has Roboto. */
const narrowPages = [
  ['/', 375, 'Arial'],
  [`/${slug}`, 360, 'Roboto'],
  ['/elektrikli-arac-kasko', 393, 'Roboto'],
  [form, 360, 'Roboto'],
] as const;

async function expectNoShift(page: Page, path: string): Promise<void> {
  const release = await delayFont(page);
  await countShifts(page);
  await page.goto(site() + path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await waitForPaint(page);
  expect(await hasFont(page)).toBe(false);
  release();
  await expect.poll(() => hasFont(page)).toBe(true);
  await page.waitForLoadState('networkidle');
  await waitForPaint(page);
  expect(await shiftOf(page), path).toBeLessThanOrEqual(unnoticedShift);
}

for (const path of ['/', `/${slug}`, form]) {
  test(`${path} requests two font files at most and holds its first paint for none`, async ({ page }) => {
    const requested = new Set<string>();
    page.on(
      'request',
      (request) => request.resourceType() === 'font' && requested.add(new URL(request.url()).pathname),
    );
    await page.goto(site() + path);
    await page.waitForLoadState('networkidle');
    expect(requested.size).toBeGreaterThan(0);
    expect(requested.size).toBeLessThanOrEqual(2);
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(0);
  });
}

for (const [path, width, fallback] of narrowPages) {
  test(`nothing of ${path} moves at ${width} px when its web font arrives late and ${fallback} is its fallback`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    if (fallback === 'Roboto') await hideArial(page);
    await expectNoShift(page, path);
    if (fallback === 'Roboto') expect(await foundFamilies(page)).toEqual(['Bricolage', 'Bricolage Fallback Roboto']);
  });
}

for (const path of ['listeleme', 'police-bilgileri', 'odeme-bilgileri']) {
  test(`nothing of ${path} moves when its web font arrives late`, async ({ page, walker }) => {
    // Arriving offers would move the list.
    await openTrafficList(page);
    await chooseOffer(walker, slug);
    await waitUntilHydrated(page);
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await expectNoShift(page, `/${slug}/${path}`);
  });
}
