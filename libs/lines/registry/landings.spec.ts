import { contentDocument } from '@emsal/api/desk/content-shapes';
import { fillAmounts, namesIn } from '@emsal/lines/kit/fill-amounts';
import { landingContent } from '@emsal/lines/kit/landing-content';
import { lineFacts, soldLines } from './facts-of';
import { landingLines, landingOf } from './landings';

it('every line that is sold has a landing page', () => {
  expect(landingLines.toSorted()).toEqual(soldLines.toSorted());
});

describe.each(landingLines)('the first version of the landing page of %s', (line) => {
  it('is its own line’s, and can be stored', async () => {
    const landing = await landingOf(line);
    expect([landing.facts, landing.market.line]).toEqual([lineFacts[line], line]);
    const settings = { slug: landing.facts.slug, type: 'LANDING', product: line };
    const none = { category: null, editor: null, campaignEndDate: null };
    const { data } = contentDocument.safeParse({ ...settings, ...none, ...landingContent(landing) });
    // Nothing is cut or left out by what the content system stores.
    expect(data?.blocks).toEqual(landingContent(landing).blocks);
  });

  it('has hero form, three steps, tabs, medians, questions, links and insurers in this order', async () => {
    const kinds = landingContent(await landingOf(line)).blocks.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'figures')).toEqual([
      'hero',
      'steps',
      'covers',
      'medians',
      'questions',
      'reading',
      'insurers',
    ]);
  });

  it('names every amount that its line knows and no other, and types none', async () => {
    const landing = await landingOf(line);
    const { blocks } = landingContent(landing);
    expect(namesIn(fillAmounts(blocks, landing.amounts))).toEqual([]);
    expect(JSON.stringify(blocks)).not.toMatch(/\d\s*(₺|TL\b)/);
  });
});
