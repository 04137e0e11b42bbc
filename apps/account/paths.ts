import type { RemotePath } from '@emsal/platform/remote';
import { accountPages, accountPath, openPages, servicePages } from './pages';

const patterns = [
  ...[...openPages, ...accountPages].map(({ path }) => accountPath(path)),
  ...servicePages.map(({ path }) => `/${path}`),
];

export const paths: readonly RemotePath[] = patterns.map((pattern) => ({ pattern, rank: 20, page: 'journey' }));
