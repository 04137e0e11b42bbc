import { run, type RunOptions } from 'axe-core';

/** Colours, glyphs and the page frame are checked in a real browser; jsdom has none of them. */
const options: RunOptions = {
  rules: {
    'color-contrast': { enabled: false },
    'label-content-name-mismatch': { enabled: false },
    region: { enabled: false },
    'page-has-heading-one': { enabled: false },
  },
};

/** The accessibility violations axe finds in an element, one sentence each. */
export async function axeViolations(element: Element): Promise<string[]> {
  const { violations } = await run(element, options);
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`);
}
