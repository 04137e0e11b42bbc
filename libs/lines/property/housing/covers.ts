/** The fixed covers of the limited kind: the same in every product (lines.md HOUSING.2). */
import { extentOf, upTo, type Assurance } from '@emsal/pricing/cover';

export const housingCovers: readonly Assurance[] = [
  { key: 'EVG-YANGIN', label: 'Eşya yangını', ...upTo(150_000) },
  { key: 'EVG-HIRSIZLIK', label: 'Hırsızlık', ...upTo(50_000) },
  { key: 'EVG-KOMSU', label: 'Komşuluk sorumluluğu', ...upTo(100_000) },
  { key: 'EVG-CAM', label: 'Cam kırılması', ...upTo(10_000) },
  { key: 'EVG-ASISTANS', label: 'Çilingir, tesisat', ...extentOf('timesPerYear', 2) },
];
