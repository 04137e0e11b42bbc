import type { PageClass, RemotePath } from '@emsal/platform/remote';

/** A page of every line that is published. */
const path = (name: string, page: PageClass): RemotePath => ({
  pattern: `/:branch/${name}`,
  lines: true,
  rank: 20,
  page,
});

export const paths: readonly RemotePath[] = [
  path('listeleme', 'journey'),
  path('police-bilgileri', 'payment'),
  path('odeme-bilgileri', 'payment'),
  path('odeme-sorgulama', 'payment'),
  path('police-basarili', 'journey'),
  path('basvuru-tamamlandi', 'journey'),
  { pattern: '/teklif-karsilastir', rank: 20, page: 'journey' },
  { pattern: '/teklif-listesi/:token', rank: 20, page: 'journey' },
  { pattern: '/create/*', rank: 20, page: 'journey' },
  { pattern: '/arabamcompermission', rank: 20, page: 'journey' },
  { pattern: '/police-dogrula/:code', rank: 20, page: 'journey' },
];
