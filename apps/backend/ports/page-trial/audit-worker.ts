/** axe over the content of a document in jsdom: scripts do not run, and there is no layout, so that contrast is left to the journeys. */
import axe from 'axe-core';
import { JSDOM } from 'jsdom';
import { parentPort, workerData } from 'node:worker_threads';

const options: axe.RunOptions = {
  elementRef: true,
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
};
/** How many elements are read from a faulty one outwards; more would be the whole page. */
const maxAncestors = 8;

const wordsOf = (element: Element): string => {
  const attributes = [element, ...element.querySelectorAll('*')].flatMap((one) =>
    [...one.attributes].map(({ value }) => value),
  );
  return [element.textContent, ...attributes].join('\n');
};

function around(element: Element): string[] {
  const words: string[] = [];
  for (
    let at: Element | null = element;
    at && at.tagName !== 'MAIN' && words.length < maxAncestors;
    at = at.parentElement
  )
    words.push(wordsOf(at));
  return words;
}

/** Without a layout they only cost time: two of three seconds. */
const styles = /<style[^>]*>.*?<\/style>/gs;

const document = (workerData as string).replace(styles, '');
const { window } = new JSDOM(document, { runScripts: 'outside-only', pretendToBeVisual: true });
window.eval(axe.source);
const main = window.document.querySelector('main') ?? window.document.body;
const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(main, options);
parentPort!.postMessage(
  violations.map(({ id, nodes }) => ({
    rule: id,
    places: nodes.flatMap(({ element }) => (element ? [around(element as Element)] : [])),
  })),
);
