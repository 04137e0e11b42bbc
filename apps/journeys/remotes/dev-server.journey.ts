/** `npm run dev`: an edit of a remote appears without a reload. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDevSite } from '../../../tools/dev/dev-site.ts';
import { freePort } from '../../../libs/embedded-database/free-port.ts';
import { expect, test } from './trial-site-test.ts';

const fixtures = join(import.meta.dirname, '../../../tools/trial-site/fixtures');

test('an edit of a remote appears without a reload and keeps the state', async ({ page, site }) => {
  const source = join(site.folder, 'edited');
  await cp(join(fixtures, 'garden'), source, { recursive: true });
  const dev = await openDevSite({
    name: 'garden',
    place: { source },
    site: site.url,
    registryDirectory: site.registryDirectory,
    publishersFile: site.publishersFile,
    port: await freePort(),
    shell: join(site.folder, 'dev-shell'),
  });
  try {
    await page.goto(dev.url);
    await page.getByLabel('Telefon').click();
    await page.getByRole('button', { name: 'Sayı 0' }).click();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const file = join(source, 'garden-page.tsx');
    await writeFile(file, (await readFile(file, 'utf8')).replace("?? 'Bahçe'", "?? 'Bostan'"));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bostan');
    await expect(page.getByRole('button', { name: 'Sayı 1' })).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  } finally {
    await dev.close();
  }
});
