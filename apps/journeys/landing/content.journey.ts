import { expectScreen, overflow } from '../access/faults';
import { expect, site, test } from '../walk/journey-test';
import { countShifts, shiftOf, unnoticedShift } from '../walk/layout-shift';
import { contentPages } from './pages';

for (const { ids, path } of contentPages) {
  test(`${ids} ${path} is served with 200, has no axe violation and fits 320 px`.trim(), async ({ page }) => {
    const answer = await page.goto(site() + path);
    expect(answer!.status()).toBe(200);
    await expectScreen(page, path);
  });

  test(`${path} holds in forced colours, without motion and at 200% zoom`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: Math.max(320, size.width / 2), height: size.height / 2 });
    await page.goto(site() + path);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test(`${path} does not shift while it loads and is read`, async ({ page }) => {
    await countShifts(page);
    await page.goto(site() + path);
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 20_000);
    expect(await shiftOf(page)).toBeLessThanOrEqual(unnoticedShift);
  });
}
