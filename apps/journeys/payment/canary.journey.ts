/** The card and identity number of a purchase must not appear in storage, addresses, logs or the database afterwards. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../environment/isolated-test';
import { approve, fillCard, fillPolicyInformation, goodCard, pay } from '../walk/buy';
import { waitUntilHydrated, slug } from '../walk/journey-test';
import { tablesContaining } from '../walk/database';
import { reachSummary } from './reach-payment';

const card = goodCard.number;
/** Formats in which the card number may appear. */
const cardFormats = [card, card.replace(/(\d{4})(?=\d)/g, '$1 '), card.replace(/(\d{4})(?=\d)/g, '$1-')];
const holds = (text: string, words: readonly string[]): boolean => words.some((word) => text.includes(word));

interface Fiber {
  memoizedProps?: { store?: { getState(): unknown } } | null;
  child?: Fiber | null;
  sibling?: Fiber | null;
}
/** Everything stored in the document and its origin, including the store's state, as one text. */
const storedIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const storeIn = (fiber: Fiber | null | undefined): unknown =>
      fiber && (fiber.memoizedProps?.store?.getState() ?? storeIn(fiber.child) ?? storeIn(fiber.sibling));
    const root = document.getElementById('root') as unknown as Record<string, { stateNode: { current: Fiber } }>;
    const container = root[Object.keys(root).find((name) => name.startsWith('__reactContainer'))!];
    const state = storeIn(container?.stateNode.current);
    if (!state) throw new Error('the store was not found');
    return [
      JSON.stringify(state),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify({ ...localStorage }),
      JSON.stringify(await indexedDB.databases()),
      JSON.stringify(await caches.keys()),
      JSON.stringify(history.state),
      document.cookie,
      window.name,
      location.href,
      performance
        .getEntries()
        .map(({ name }) => name)
        .join(' '),
      document.documentElement.outerHTML,
    ].join('\n');
  });

interface Sent {
  url: string;
  /** Headers and body. */
  content: string;
}
const sentBy = async (request: Request): Promise<Sent> => ({
  url: request.url(),
  content: JSON.stringify(await request.allHeaders()) + (request.postData() ?? ''),
});

async function logsOf(dataFolder: string): Promise<Record<string, string>> {
  const folder = join(dataFolder, 'logs');
  const names = await readdir(folder);
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
}

test('card number and identity number appear only where they belong', async ({ page, environment }) => {
  // Every table and log is searched.
  test.slow();
  const requests: Promise<Sent>[] = [];
  page.on('request', (request) => requests.push(sentBy(request)));
  const consoleTexts: string[] = [];
  page.on('console', (message) => consoleTexts.push(message.text()));
  const { identityNo, walker, who } = await reachSummary(page, environment);
  await fillPolicyInformation(walker, slug, who);
  await fillCard(walker, who);
  const whileTyped = await storedIn(page);
  await pay(walker);
  await approve(walker, slug);
  await waitUntilHydrated(page);
  const afterwards = await storedIn(page);

  const sent = await Promise.all(requests);
  const bank = new URL(environment.sandboxUrl).origin;
  const withCard = sent.filter(({ url, content }) => holds(url + content, cardFormats));
  expect(
    withCard.map(({ url }) => url),
    'the card is sent only to the bank, from its own frame',
  ).toEqual([`${bank}/bank/tokens`]);
  const leaked = sent.filter(
    ({ url, content }) => url.includes(identityNo) || (url.startsWith(bank) && content.includes(identityNo)),
  );
  expect(leaked, 'the identity number is in no address and is not sent to the bank').toEqual([]);
  expect(holds(whileTyped + afterwards + consoleTexts.join('\n'), [...cardFormats, identityNo])).toBe(false);

  const stored = (values: readonly string[]) => tablesContaining(environment.databaseUrl, values);
  expect(await stored(['policy_issued']), 'the search finds stored data').not.toEqual([]);
  expect(await stored([...cardFormats, identityNo, who.email])).toEqual([]);
  const logs = await logsOf(environment.dataFolder);
  expect(Object.values(logs).join('\n'), 'the purchase is in the logs').toContain('policyrequest/CreateThreeD');
  expect(Object.keys(logs).length).toBeGreaterThan(2);
  expect(Object.keys(logs).filter((name) => holds(logs[name]!, [...cardFormats, identityNo]))).toEqual([]);
});
