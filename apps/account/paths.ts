import type { RemotePath } from '@emsal/platform/remote';
import { accountPages, accountPath, signInPages } from './pages';

export const paths: readonly RemotePath[] = [...signInPages, ...accountPages].map(({ path }) => ({
  pattern: accountPath(path),
  rank: 20,
  page: 'journey',
}));
