import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArgs, findChromium } from '../../../tools/browser/find-chromium.ts';
import { videoOf } from '../walk/code-picture';
import { expect, waitUntilHydrated, site, test } from '../walk/journey-test';
import { registration, telephoneBrowser } from './registration';

const video = join(mkdtempSync(join(tmpdir(), 'emsal-camera-')), 'registration.y4m');
writeFileSync(video, videoOf(registration));

test.use({
  userAgent: telephoneBrowser,
  launchOptions: {
    executablePath: findChromium(),
    args: [
      ...chromiumArgs(),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  },
});

test('F121 the camera of a phone reads the code of the registration', async ({ page }) => {
  await page.goto(`${site()}/kasko-sigortasi/form`);
  await waitUntilHydrated(page);
  await page.getByRole('link', { name: 'Kamerayla okut' }).click();
  await expect(page.getByText('100 000 000 78')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Temel bilgiler');
});
