import type { RemotePath } from '@emsal/platform/remote';

export const paths: readonly RemotePath[] = [
  { pattern: '/', rank: 10, page: 'content', settled: true, sitemap: ['/'] },
  { pattern: '/trafik-sigortasi', rank: 10, page: 'content', settled: true, sitemap: ['/trafik-sigortasi'] },
  { pattern: '/*', rank: 0, page: 'content' },
];
