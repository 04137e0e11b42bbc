import type { RemotePath } from '@emsal/platform/remote';
import { campaignPages } from './campaigns/campaign-pages';
import { accountPages, accountPath, openPages, servicePages } from './pages';

const patterns = [
  ...[...openPages, ...accountPages].map(({ path }) => accountPath(path)),
  ...servicePages.map(({ path }) => `/${path}`),
];

export const paths: readonly RemotePath[] = [
  ...patterns.map((pattern) => ({ pattern, rank: 20, page: 'journey' }) as const),
  ...campaignPages.map(
    ({ path }) => ({ pattern: path, rank: 20, page: 'content', settled: true, sitemap: [path] }) as const,
  ),
];
