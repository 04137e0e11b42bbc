/** The texts that a landing page shows: the published version, or the first one while nothing else is known. */
import type { Content } from '@emsal/api/calls/cms/shapes';
import { fillAmounts } from '@emsal/lines/kit/landing/fill-amounts';
import type { Landing } from '@emsal/lines/kit/landing/landing';
import { landingContent } from '@emsal/lines/registry/landing-content';
import { pageTypes } from '@emsal/platform/content/page-types';

export type LandingVersion = Pick<Content, 'typeId' | 'title' | 'seoTitle' | 'shortContent' | 'blocks'>;

export const firstVersion = (landing: Landing): LandingVersion => ({
  typeId: pageTypes.LANDING,
  ...fillAmounts(landingContent(landing), landing.amounts),
});

/** Without what the page does not show, so that its document stays small. */
export const versionOf = ({ typeId, title, seoTitle, shortContent, blocks }: Content): LandingVersion => ({
  typeId,
  title,
  seoTitle,
  shortContent,
  blocks,
});

export const isFirstVersion = (version: LandingVersion, landing: Landing): boolean =>
  textOf(version) === textOf(firstVersion(landing));

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);
/** JSON with the keys in order: the database stores them in an order of its own. */
const textOf = (version: LandingVersion): string =>
  JSON.stringify(version, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(byKey))
      : value,
  );
