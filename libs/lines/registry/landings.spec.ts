import { contentDocument } from '@emsal/api/desk/content-shapes';
import { fillAmounts, namesIn } from '@emsal/lines/kit/landing/fill-amounts';
import { lineIds } from '@emsal/lines/facts/line-ids';
import { isOffered, lineFacts } from './facts-of';
import { landingContent } from './landing-content';
import { landingLines, landingOf } from './landings';

it('every line has a landing page', () => {
  expect(landingLines.toSorted()).toEqual(lineIds.toSorted());
});

describe.each(landingLines)('the first version of the landing page of %s', (line) => {
  it('is its own line’s, and can be stored', async () => {
    const landing = await landingOf(line);
    expect([landing.facts, landing.prices?.line]).toEqual([lineFacts[line], isOffered(line) ? line : undefined]);
    const settings = { slug: landing.facts.slug, type: 'LANDING', product: line };
    const none = { category: null, editor: null, campaignEndDate: null };
    const { data } = contentDocument.safeParse({ ...settings, ...none, ...landingContent(landing) });
    // Nothing is cut or left out by what the content system stores.
    expect(data?.blocks).toEqual(landingContent(landing).blocks);
  });

  it('has hero, three steps, tabs, prices if it is offered, questions, links and its insurers in this order', async () => {
    const landing = await landingOf(line);
    const kinds = landingContent(landing).blocks.map(({ kind }) => kind);
    const table = landing.comparison ? ['heading', 'text', 'table', 'sources'] : [];
    const [middle, end] = isOffered(line) ? [['medians', ...table], ['insurers']] : [table, []];
    expect(kinds.filter((kind) => kind !== 'figures')).toEqual([
      ...['hero', 'steps', 'covers'],
      ...middle,
      ...['questions', 'reading'],
      ...end,
    ]);
  });

  it('names every amount that its line knows and no other, and types none', async () => {
    const landing = await landingOf(line);
    const { blocks } = landingContent(landing);
    expect(namesIn(fillAmounts(blocks, landing.amounts))).toEqual([]);
    expect(JSON.stringify(blocks)).not.toMatch(/\d\s*(₺|TL\b)/);
  });
});
