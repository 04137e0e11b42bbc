import type { Example } from '../example';
import { Badge } from './badge';

export const examples: Example[] = [
  { name: 'best', render: () => <Badge tone="best">En iyi fiyat</Badge> },
  { name: 'cover', render: () => <Badge tone="cover">En kapsamlı</Badge> },
  { name: 'point', render: () => <Badge tone="point">En yüksek puan</Badge> },
  { name: 'good', render: () => <Badge tone="good">Etkin</Badge> },
  { name: 'warn', render: () => <Badge tone="warn">19 gün kaldı</Badge> },
  { name: 'bad', render: () => <Badge tone="bad">Süresi doldu</Badge> },
  { name: 'plain', render: () => <Badge>İptal edildi</Badge> },
];
