import { hasFont, holdFont, painted } from '../walk/late-font';
import { countShifts, shiftOf, unnoticedShift } from '../walk/layout-shift';
import { expect, test } from './gallery-test';

for (const component of ['empty-state', 'accordion', 'text-field'])
  test(`the typeface takes the room of its fallback: nothing of ${component} moves when it arrives late`, async ({
    page,
    galleryUrl,
    complaints,
  }) => {
    const release = await holdFont(page);
    await countShifts(page);
    await page.goto(`${galleryUrl}/${component}`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await painted(page);
    expect(await hasFont(page)).toBe(false);
    release();
    await expect.poll(() => hasFont(page)).toBe(true);
    await painted(page);
    expect(await shiftOf(page)).toBeLessThan(unnoticedShift);
    expect(complaints).toEqual([]);
  });
