import { expectAccessible, overflow } from '../access/faults';
import { expect, site, test } from '../walk/journey-test';
import { contentPages } from './pages';

for (const { ids, path } of contentPages) {
  test(`${ids} ${path} is served with 200, has no axe violation and fits 320 px`.trim(), async ({ page }) => {
    const answer = await page.goto(site() + path);
    expect(answer!.status()).toBe(200);
    await expectAccessible(page, path);
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
    await page.addInitScript(() => {
      const shifts = { value: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.value += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site() + path);
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 20_000);
    const shifted = await page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value);
    expect(shifted).toBeLessThanOrEqual(0.005);
  });
}
