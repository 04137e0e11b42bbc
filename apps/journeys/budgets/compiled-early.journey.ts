import type { Response } from '@playwright/test';
import { expect, hydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

for (const path of ['form/temel-bilgiler', 'listeleme']) {
  test(`every script of ${path} asks to be compiled while it arrives`, async ({ page }) => {
    await prepareVisit(page.context());
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto(`${site()}/${slug}/${path}`);
    await hydrated(page);
    // Those that come later are not read: the page would be closed meanwhile.
    const texts = await Promise.all(scripts.map((script) => script.text()));
    const openings = texts.map((text) => text.slice(0, text.indexOf('\n')));
    expect(new Set(openings)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
  });
}
