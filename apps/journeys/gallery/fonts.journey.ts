import { hasFont, delayFont, waitForPaint } from '../walk/late-font';
import { countShifts, shiftOf, unnoticedShift } from '../walk/layout-shift';
import { expect, test } from './gallery-test';

for (const component of ['empty-state', 'accordion', 'text-field'])
  test(`nothing of ${component} moves when the web font arrives late`, async ({ page, galleryUrl, complaints }) => {
    const release = await delayFont(page);
    await countShifts(page);
    await page.goto(`${galleryUrl}/${component}`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitForPaint(page);
    expect(await hasFont(page)).toBe(false);
    release();
    await expect.poll(() => hasFont(page)).toBe(true);
    await waitForPaint(page);
    expect(await shiftOf(page)).toBeLessThan(unnoticedShift);
    expect(complaints).toEqual([]);
  });
