import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { formPath } from '@emsal/lines/kit/steps/paths';
import type { Page, Request, TestInfo } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { contentPageBudget, scriptBudgets, wireBudgets } from '../../../tools/checks/byte-budgets';
import { openTrafficList } from '../offers/traffic-list';
import { chooseOffer } from '../walk/buy';
import { expect, waitUntilHydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

interface Loaded {
  path: string;
  type: string;
  bytes: number;
}

const isScript = ({ type }: Loaded): boolean => type === 'script';

/** Files that the page loads until the network is idle, with their compressed size. */
async function filesOf(page: Page, load: () => Promise<unknown>): Promise<Loaded[]> {
  const sizes: Promise<Loaded>[] = [];
  const begun = new Set<Request>();
  const begin = (request: Request): void => {
    // What the page before still loads is not this page's.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) begun.clear();
    begun.add(request);
  };
  const add = (request: Request): void =>
    void (
      begun.has(request) &&
      sizes.push(
        request.sizes().then(({ responseBodySize }) => ({
          path: new URL(request.url()).pathname,
          type: request.resourceType(),
          bytes: responseBodySize,
        })),
      )
    );
  page.on('request', begin).on('requestfinished', add);
  await load();
  await page.waitForLoadState('networkidle');
  page.off('request', begin).off('requestfinished', add);
  return Promise.all(sizes);
}
const total = (files: Loaded[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Compressed size of the inline scripts. */
const inlineBytes = (page: Page): Promise<number> =>
  page
    .locator('script:not([src]):not([type*=json])')
    .allTextContents()
    .then((texts) => texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0));

function within(bytes: number, budget: number, { info, what }: { info: TestInfo; what: unknown }): void {
  info.annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes, JSON.stringify(what)).toBeGreaterThan(0);
  expect(bytes, JSON.stringify(what)).toBeLessThanOrEqual(budget * 1024);
}

/** One of each kind: home, landing pages with and without a form, calculators, blog, what editors write, and pages with forms. */
const contentPages = [
  ...['/', `/${slug}`, '/dask-sigortasi', '/evcil-hayvan-sigortasi'],
  ...['/hesaplamalar', '/dask-hesaplama', '/kasko-arac-deger-listesi', '/bu-ay-degisenler'],
  ...['/blog', '/saglik-blog', '/kedinin-cipi-ve-sigortasi', '/hakkimizda', '/kampanyalar', '/veri-politikasi'],
  ...['/cekilis', '/is-basvurusu', '/musteri-yorumlari'],
];

for (const path of contentPages) {
  test(`the content page ${path} has at most ${contentPageBudget} KB, ${scriptBudgets.content} KB of them script before the first interaction`, async ({
    page,
  }, info) => {
    const files = await filesOf(page, () => page.goto(`${site()}${path}`));
    within(total(files), contentPageBudget, { info, what: files });
    const scripts = files.filter(isScript);
    within(total(scripts) + (await inlineBytes(page)), scriptBudgets.content, { info, what: scripts });
  });
}

/** The form with the largest line is measured in the built files (`tools/checks/bundle-sizes.ts`). */
async function expectBudget(page: Page, path: keyof typeof journeyBudgets, info: TestInfo): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  const files = await filesOf(page, async () => {
    await page.goto(`${site()}/${slug}/${path}`);
    await waitUntilHydrated(page);
    expect(page.url()).toContain(path);
  });
  within(total(files.filter(isScript)), journeyBudgets[path], { info, what: files });
}

const journeyBudgets = {
  'form/temel-bilgiler': wireBudgets.form,
  listeleme: wireBudgets.listeleme,
  'police-bilgileri': wireBudgets['police-bilgileri'],
  'odeme-bilgileri': wireBudgets['odeme-bilgileri'],
} as const;

test('the pages of a journey have at most their budget of script', async ({ page, walker }, info) => {
  // The complete list, because more is loaded when all insurers have answered.
  await openTrafficList(page);
  await expectBudget(page, 'listeleme', info);
  await expectBudget(page, 'form/temel-bilgiler', info);
  await page.goto(`${site()}/${slug}/listeleme`);
  await chooseOffer(walker, slug);
  await waitUntilHydrated(page);
  await expectBudget(page, 'police-bilgileri', info);
  await expectBudget(page, 'odeme-bilgileri', info);
});

test('the forms of two lines differ by the line alone', async ({ page, context }) => {
  const pathsOf = async (id: LineId) => {
    const other = await context.newPage();
    const files = await filesOf(other, async () => {
      await other.goto(site() + formPath({ facts: lineAddresses[id] }));
      await waitUntilHydrated(other);
    });
    await other.close();
    return files.filter(isScript).map(({ path }) => path);
  };
  await page.goto('about:blank');
  const traffic = await pathsOf('TRAFFIC');
  const greenCard = await pathsOf('GREENCARD');
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
