import { factsOf } from '@emsal/lines/facts/line-facts';
import type { PageClass, RemotePath } from '@emsal/platform/remote';
import { soldLines } from './lines';

const branch = soldLines.map((line) => factsOf(line).slug);
const path = (name: string, page: PageClass): RemotePath => ({
  pattern: `/:branch/${name}`,
  params: { branch },
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
];
