import type { RemotePath } from '@emsal/platform/remote';

export const paths: readonly RemotePath[] = [
  { pattern: '/meyve/*', rank: 20, page: 'journey' },
  { pattern: '/odeme', rank: 20, page: 'payment' },
];
