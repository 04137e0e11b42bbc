/** The first versions of the landing pages, from the folders of their lines. */
import { landingContent } from '@emsal/lines/registry/landing-content';
import { landingLines, landingOf, type LandingLine } from '@emsal/lines/registry/landings';
import type { Seed } from './parse-seed';

async function seedOf(line: LandingLine): Promise<Seed> {
  const landing = await landingOf(line);
  return {
    document: {
      slug: landing.facts.slug,
      type: 'LANDING',
      ...landingContent(landing),
      category: null,
      editor: null,
      product: line,
      campaignEndDate: null,
    },
    date: null,
  };
}

export const readLandings = (): Promise<Seed[]> => Promise.all(landingLines.map(seedOf));
