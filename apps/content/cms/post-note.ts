import type { ContentCard } from '@emsal/api/calls/cms/shapes';
import { cmsTexts as texts } from './cms.texts';

/** What stands beside a post's title: its topic and how long it takes. */
export const noteOf = ({ category, readingTime }: ContentCard): string =>
  [category?.title, texts.minutes(readingTime)].filter(Boolean).join(' · ');
