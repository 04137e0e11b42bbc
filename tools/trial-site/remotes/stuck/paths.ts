import type { RemotePath } from '@emsal/platform/remote';

export const paths: readonly RemotePath[] = [{ pattern: '/takili', rank: 20, page: 'journey' }];
