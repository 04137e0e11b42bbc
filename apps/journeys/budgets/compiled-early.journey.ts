import { expect, hydrated, site, slug, test } from '../walk/journey-test';
import { prepareVisit } from '../walk/prepared-visit';

for (const path of ['form/temel-bilgiler', 'listeleme']) {
  test(`every script of ${path} asks to be compiled while it arrives`, async ({ page }) => {
    await prepareVisit(page.context());
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.goto(`${site()}/${slug}/${path}`);
    await hydrated(page);
    const openings = (await Promise.all(scripts)).map((text) => text.slice(0, text.indexOf('\n')));
    expect(new Set(openings)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
  });
}
