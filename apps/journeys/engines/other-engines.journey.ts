import { test } from '@playwright/test';
import { purchasesElsewhere, type OtherEngine } from '../purchase/purchases';
import type { OwnBrowser } from '../walk/engine';
import { openFirefox } from '../walk/engines/firefox';
import { openWebKit } from '../walk/engines/webkit';
import { viewports } from '../walk/viewports';
import { Walker } from '../walk/walker';

const engines: [OtherEngine, () => Promise<OwnBrowser>][] = [
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
];

for (const [name, open] of engines)
  test.describe(name, () => {
    // One browser for its lines, a new profile for each.
    test.describe.configure({ mode: 'default' });
    let browser: OwnBrowser;
    test.beforeAll(async () => {
      browser = await open();
    });
    test.afterAll(() => browser?.close());

    for (const { line, viewport, buy } of purchasesElsewhere.filter(({ engine }) => engine === name))
      test(`${line.id} is bought in ${name} on ${viewport}`, async () =>
        buy(new Walker(await browser.newVisitor(viewports[viewport]))));
  });
