import { lineFacts } from '@emsal/lines/facts/line-facts';
import type { RemotePath } from '@emsal/platform/remote';
import { dataPolicyPath } from './data-policy/data-policy-path';
import { landingLines } from './landing/landing-lines';

const fixed = (pattern: string): RemotePath => ({
  pattern,
  rank: 10,
  page: 'content',
  settled: true,
  sitemap: [pattern],
});

export const paths: readonly RemotePath[] = [
  fixed('/'),
  ...landingLines.map((line) => fixed(`/${lineFacts[line].slug}`)),
  fixed(dataPolicyPath),
  { pattern: '/*', rank: 0, page: 'content' },
];
