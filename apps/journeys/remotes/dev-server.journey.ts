/** `npm run dev`: an edit of a remote appears without a reload. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDevSite } from '../../../tools/dev/dev-site.ts';
import { freePort } from '../../../libs/embedded-database/free-port.ts';
import { expect, test } from './trial-site-test.ts';

const fixtures = join(import.meta.dirname, '../../../tools/trial-site/fixtures');

async function edit(file: string, ...changes: Array<[from: string, to: string]>): Promise<void> {
  const before = await readFile(file, 'utf8');
  await writeFile(
    file,
    changes.reduce((text, [from, to]) => text.replace(from, to), before),
  );
}

/** A page as remotes have them: it exports more than its component, and its texts stand beside it. */
async function copyGarden(source: string): Promise<Record<'pageFile' | 'textsFile' | 'stylesFile', string>> {
  await cp(join(fixtures, 'garden'), source, { recursive: true });
  const [pageFile, textsFile, stylesFile] = ['garden-page.tsx', 'garden.texts.ts', 'garden-page.module.css'].map(
    (name) => join(source, name),
  ) as [string, string, string];
  await writeFile(textsFile, "export const gardenTexts = { name: 'Bahçe' };\n");
  await edit(
    pageFile,
    ["?? 'Bahçe'", '?? gardenTexts.name'],
    [
      '/** The form',
      "import { gardenTexts } from './garden.texts';\n\nexport const shouldRevalidate = () => true;\n\n/** The form",
    ],
  );
  return { pageFile, textsFile, stylesFile };
}

test('an edit of a page, of its texts or of its styles appears without a reload and keeps the state', async ({
  page,
  site,
}) => {
  const source = join(site.folder, 'edited');
  const { pageFile, textsFile, stylesFile } = await copyGarden(source);
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
    await edit(textsFile, ['Bahçe', 'Bostan']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bostan');
    await expect(page.getByRole('button', { name: 'Sayı 1' })).toBeVisible();
    await edit(pageFile, ['Gönder', 'Yolla']);
    await expect(page.getByRole('button', { name: 'Yolla' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sayı 1' })).toBeVisible();
    await edit(stylesFile, ['color: ', 'background: rgb(1, 2, 3); color: ']);
    await expect(page.locator('main div', { has: page.getByRole('heading', { level: 1 }) }).last()).toHaveCSS(
      'background-color',
      'rgb(1, 2, 3)',
    );
    await expect(page.getByRole('button', { name: 'Sayı 1' })).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  } finally {
    await dev.close();
  }
});
