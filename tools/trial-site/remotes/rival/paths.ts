import type { RemotePath } from '@emsal/platform/remote';

export const paths: readonly RemotePath[] = [{ pattern: '/meyve/elma', rank: 20, page: 'journey' }];
