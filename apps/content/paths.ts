import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { RemotePath } from '@emsal/platform/remote';
import { informationNoticeTexts } from '@emsal/verify/notice/information-notice.texts';
import { landingLines } from './landing/landings';

const fixed = (pattern: string, more: Partial<RemotePath> = {}): RemotePath => ({
  pattern,
  rank: 10,
  page: 'content',
  settled: true,
  sitemap: [pattern],
  ...more,
});

export const paths: readonly RemotePath[] = [
  fixed('/'),
  ...landingLines.map((line) => fixed(`/${lineFacts[line].slug}`, { needs: `/${lineFacts[line].slug}/form` })),
  fixed(informationNoticeTexts.href),
  { pattern: '/*', rank: 0, page: 'content' },
];
