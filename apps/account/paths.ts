import type { RemotePath } from '@emsal/platform/remote';
import { accountPages, accountPath, openPages } from './pages';

export const paths: readonly RemotePath[] = [...openPages, ...accountPages].map(({ path }) => ({
  pattern: accountPath(path),
  rank: 20,
  page: 'journey',
}));
