/** A page as a browser hydrates it, in jsdom: what fails, and what axe finds afterwards. */
import axe from 'axe-core';
import { hydrate, openPage, waitForEffects, type OpenPage } from './page-window.ts';
import { restFaults } from './rest-faults.ts';

const differs = /#(418|419|422|423|425)\b|hydrat/i;

const sentenceOf = (message: string): string =>
  differs.test(message)
    ? 'has other HTML in the browser than on the server: render the same until it is hydrated'
    : `fails in the browser: ${message.split('\n', 1)[0]}: mend it`;

/** Contrast needs a layout, which jsdom lacks. */
const axeOptions: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'color-contrast': { enabled: false } },
};

async function accessFaults({ window }: OpenPage): Promise<string[]> {
  window.eval(axe.source);
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(window.document, axeOptions);
  return violations.map(({ help, nodes }) => `is not accessible at ${String(nodes[0]!.target[0])}: ${help}`);
}

async function faultsIn(page: OpenPage): Promise<string[]> {
  if (!(await hydrate(page))) return ['does not become interactive: look at its errors with npm run dev'];
  await waitForEffects();
  if (page.errors.length > 0) return page.errors.map(sentenceOf);
  if (page.isReported()) return [sentenceOf(page.caught.at(-1) ?? 'it threw')];
  return [...(await page.shared.faults()), ...(await restFaults()), ...(await accessFaults(page))];
}

/** Only of pages that the edge rendered; others have nothing to hydrate. */
export async function pageFaults(url: string): Promise<string[]> {
  const answer = await fetch(url, { redirect: 'manual' });
  const html = await answer.text();
  if (answer.status !== 200 || !html.includes('<main')) return [];
  const page = openPage(html, url);
  try {
    return [...new Set(await faultsIn(page))];
  } finally {
    page.window.close();
  }
}
