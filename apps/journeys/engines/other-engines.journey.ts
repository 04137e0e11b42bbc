import { test } from '@playwright/test';
import { buyLine } from '../purchase/buy-line';
import { walkedLines } from '../samples/walked-lines';
import type { OwnBrowser } from '../walk/engine';
import { openFirefox } from '../walk/engines/firefox';
import { openWebKit } from '../walk/engines/webkit';
import { Walker } from '../walk/walker';

const engines: [string, () => Promise<OwnBrowser>][] = [
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
];

for (const [name, open] of engines)
  test.describe(name, () => {
    // One browser for all lines; each line is bought by a visitor whom it has never seen.
    test.describe.configure({ mode: 'default' });
    let browser: OwnBrowser;
    test.beforeAll(async () => {
      browser = await open();
    });
    test.afterAll(() => browser?.close());

    for (const of of Object.values(walkedLines))
      test(`${of.line.id} is bought in ${name}`, async () => buyLine(new Walker(await browser.newVisitor()), of));
  });
