import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { formPath } from '@emsal/lines/kit/paths';
import type { Page, TestInfo } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { contentPageBudget, scriptBudgets, wireBudgets } from '../../../tools/checks/byte-budgets';
import { openTrafficList } from '../offers/traffic-list';
import { chooseOffer } from '../walk/buy';
import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

interface Loaded {
  path: string;
  bytes: number;
}

/** Files that the page loads until the network is idle, with their compressed size. */
async function filesOf(page: Page, kind: 'script' | 'any', load: () => Promise<unknown>): Promise<Loaded[]> {
  const sizes: Promise<Loaded>[] = [];
  page.on('requestfinished', (request) => {
    if (kind === 'any' || request.resourceType() === kind)
      sizes.push(
        request
          .sizes()
          .then(({ responseBodySize }) => ({ path: new URL(request.url()).pathname, bytes: responseBodySize })),
      );
  });
  await load();
  await page.waitForLoadState('networkidle');
  return Promise.all(sizes);
}
const total = (files: Loaded[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Compressed size of the inline scripts. */
const inlineBytes = (page: Page): Promise<number> =>
  page
    .locator('script:not([src]):not([type*=json])')
    .allTextContents()
    .then((texts) => texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0));

const needsOffer = new Set(['police-bilgileri', 'odeme-bilgileri']);

function within(bytes: number, budget: number, { info, what }: { info: TestInfo; what: unknown }): void {
  info.annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes, JSON.stringify(what)).toBeGreaterThan(0);
  expect(bytes, JSON.stringify(what)).toBeLessThanOrEqual(budget * 1024);
}

for (const path of ['/', `/${slug}`]) {
  test(`the content page ${path} has at most ${scriptBudgets.content} KB of script before the first interaction`, async ({
    page,
  }, info) => {
    const scripts = await filesOf(page, 'script', () => page.goto(`${site()}${path}`));
    within(total(scripts) + (await inlineBytes(page)), scriptBudgets.content, { info, what: scripts });
  });

  test(`the content page ${path} has at most ${contentPageBudget} KB in total`, async ({ page }, info) => {
    const files = await filesOf(page, 'any', () => page.goto(`${site()}${path}`));
    within(total(files), contentPageBudget, { info, what: files });
  });
}

/** The form with the largest line is measured in the built files (`tools/checks/bundle-sizes.ts`). */
const journeyPages = {
  'form/temel-bilgiler': wireBudgets.form,
  listeleme: wireBudgets.listeleme,
  'police-bilgileri': wireBudgets['police-bilgileri'],
  'odeme-bilgileri': wireBudgets['odeme-bilgileri'],
};
for (const [path, budget] of Object.entries(journeyPages)) {
  test(`the journey page ${path} has at most ${budget} KB of script`, async ({ page, walker }, info) => {
    // The complete list, because more is loaded when all insurers have answered.
    await (path === 'form/temel-bilgiler' ? prepareVisit(page.context()) : openTrafficList(page));
    if (needsOffer.has(path)) {
      await chooseOffer(walker, slug);
      await waitUntilHydrated(page);
    }
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    const scripts = await filesOf(page, 'script', async () => {
      await page.goto(`${site()}/${slug}/${path}`);
      await waitUntilHydrated(page);
      expect(page.url()).toContain(path);
    });
    within(total(scripts), budget, { info, what: scripts });
  });
}

test('the forms of two lines differ by the line alone', async ({ page, context }) => {
  const pathsOf = async (id: LineId) => {
    const other = await context.newPage();
    const scripts = await filesOf(other, 'script', async () => {
      await other.goto(site() + formPath({ facts: lineAddresses[id] }));
      await waitUntilHydrated(other);
    });
    await other.close();
    return scripts.map(({ path }) => path);
  };
  await page.goto('about:blank');
  const [traffic, greenCard] = [await pathsOf('TRAFFIC'), await pathsOf('GREENCARD')];
  expect(traffic.filter((path) => !greenCard.includes(path))).toHaveLength(1);
});

test('payment pages run scripts of the shell and of checkout only', async ({ page, walker }) => {
  await prepareVisit(page.context());
  await page.goto(`${site()}/${slug}/listeleme`);
  await chooseOffer(walker, slug);
  for (const path of ['police-bilgileri', 'odeme-bilgileri']) {
    const urls: string[] = [];
    page.on(
      'request',
      (request) =>
        request.resourceType() === 'script' && request.frame() === page.mainFrame() && urls.push(request.url()),
    );
    await page.goto(`${site()}/${slug}/${path}`);
    await waitUntilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(urls.length).toBeGreaterThan(0);
    const strangers = urls.filter((url) => !new RegExp(`^${site()}/(static|remotes/checkout)/`).test(url));
    expect(strangers).toEqual([]);
    expect(
      await page.locator('script:not([type*=json]):not([src])').count(),
      'the one inline script is the boot script',
    ).toBe(1);
  }
});
