/** What a browser tells of a visit: web vitals after an interaction, and the remotes reached inside the page. */
import type { Page } from '@playwright/test';
import { expect, test, waitUntilHydrated } from './trial-site-test.ts';

interface Report {
  remote: string;
  revision: number;
  marks: Record<string, boolean>;
}

/** Playwright does not show the body of a beacon. */
async function reportsOf(page: Page): Promise<Report[]> {
  const reports: Report[] = [];
  await page.exposeFunction('told', (text: string) => void reports.push(JSON.parse(text) as Report));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (path, body) => {
      const { told } = window as unknown as { told: (text: string) => void };
      if (path === '/reports/visits') void (body as Blob).text().then(told);
      return send(path, body);
    };
  });
  return reports;
}

test('web vitals of the document are told when the page is left, and fit the edge’s shape', async ({ page, site }) => {
  const reports = await reportsOf(page);
  const answers: number[] = [];
  page.on('response', (answer) => answer.url().endsWith('/reports/visits') && answers.push(answer.status()));
  await page.goto(site.url);
  await page.getByLabel('Telefon').click();
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Sayı 0' }).click();
  // They are measured from then on; a page that is hidden before measures nothing.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('vitals')),
  );
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ remote: 'garden', marks: { lcp: true, cls: expect.any(Boolean), inp: true } });
  await expect.poll(() => answers).toEqual([204]);
});

test('a remote that is reached by a link inside the page is told at once', async ({ page, site }) => {
  const reports = await reportsOf(page);
  await page.goto(`${site.url}/meyve`);
  await waitUntilHydrated(page);
  await page.getByRole('link', { name: 'Bahçe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bahçe');
  await expect.poll(() => reports).toMatchObject([{ remote: 'garden', marks: {} }]);
});
