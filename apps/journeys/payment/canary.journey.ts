/** A card number and an identity number that are planted in a whole purchase: where they must not be found afterwards. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../house/house-test';
import { approve, fillCard, fillPolicyInformation, goodCard, pay } from '../walk/buy';
import { hydrated, slug } from '../walk/journey-test';
import { tablesWith } from '../walk/rows';
import { reachSummary } from './reach-payment';

const card = goodCard.number;
/** As people and fields group it. */
const written = [card, card.replace(/(\d{4})(?=\d)/g, '$1 '), card.replace(/(\d{4})(?=\d)/g, '$1-')];
const holds = (text: string, words: readonly string[]): boolean => words.some((word) => text.includes(word));

interface Fiber {
  memoizedProps?: { store?: { getState(): unknown } } | null;
  child?: Fiber | null;
  sibling?: Fiber | null;
}
/** Everything that the document and its origin keep, the store's state included, as one text. */
const keptIn = (page: Page): Promise<string> =>
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
  /** Its headers and body. */
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

test('a planted card number and identity number are found nowhere but where they belong', async ({ page, house }) => {
  const requests: Promise<Sent>[] = [];
  page.on('request', (request) => requests.push(sentBy(request)));
  const spoken: string[] = [];
  page.on('console', (message) => spoken.push(message.text()));
  const { identityNo, walker, who } = await reachSummary(page, house);
  await fillPolicyInformation(walker, slug, who);
  await fillCard(walker, who);
  const whileTyped = await keptIn(page);
  await pay(walker);
  await approve(walker, slug);
  await hydrated(page);
  const afterwards = await keptIn(page);

  const sent = await Promise.all(requests);
  const bank = new URL(house.sandboxUrl).origin;
  const withCard = sent.filter(({ url, content }) => holds(url + content, written));
  expect(
    withCard.map(({ url }) => url),
    'the card goes to the bank alone, from its own frame',
  ).toEqual([`${bank}/bank/tokens`]);
  const astray = sent.filter(
    ({ url, content }) => url.includes(identityNo) || (url.startsWith(bank) && content.includes(identityNo)),
  );
  expect(astray, 'the identity number stands in no address and goes to nobody else').toEqual([]);
  expect(holds(whileTyped + afterwards + spoken.join('\n'), [...written, identityNo])).toBe(false);

  expect(await tablesWith(house.databaseUrl, [who.email]), 'what was stored is found').not.toEqual([]);
  expect(await tablesWith(house.databaseUrl, written)).toEqual([]);
  const logs = await logsOf(house.dataFolder);
  expect(Object.values(logs).join('\n'), 'the purchase is in the logs').toContain('policyrequest/CreateThreeD');
  expect(Object.keys(logs).length).toBeGreaterThan(2);
  expect(Object.keys(logs).filter((name) => holds(logs[name]!, [...written, identityNo]))).toEqual([]);
});
