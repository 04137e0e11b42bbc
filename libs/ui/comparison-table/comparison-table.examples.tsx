import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import type { Example } from '../example';
import { InsurerMonogram } from '../insurer-monogram/insurer-monogram';
import { Stack } from '../stack/stack';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { ComparedGroup } from './comparison';
import { ComparisonTable } from './comparison-table';

const insurers = [
  { firmId: 3, name: 'Efes Köprü Sigorta', badge: <Badge tone="best">En iyi fiyat</Badge> },
  { firmId: 8, name: 'Yakamoz Sigorta', badge: <Badge tone="point">En yüksek puan</Badge> },
  { firmId: 12, name: 'Zeytindalı Sigorta', badge: <Badge tone="cover">En kapsamlı</Badge> },
];
const compared = insurers.map(({ firmId, name, badge }, index) => ({
  key: name,
  head: (
    <Stack gap={8}>
      <InsurerMonogram firmId={firmId} name={name} />
      <strong>{name}</strong>
      <span>{badge}</span>
    </Stack>
  ),
  foot: (
    <Button wide variant={index === 0 ? 'primary' : 'line'}>
      Teklifi seç<VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  ),
}));
const groups: ComparedGroup[] = [
  {
    title: 'Fiyat',
    rows: [
      {
        key: 'price',
        label: 'Ödenecek tutar',
        cells: [
          { value: '15.727,01 ₺', note: 'En düşük', isBest: true },
          { value: '18.783,45 ₺', note: '3.056 ₺ fazla' },
          { value: '18.579,66 ₺', note: '2.853 ₺ fazla' },
        ],
      },
    ],
  },
  {
    title: 'Kendi aracınız',
    rows: [
      {
        key: 'service',
        label: 'Servis',
        cells: [{ value: 'Anlaşmalı' }, { value: 'Yetkili', isBest: true }, { value: 'Yetkili', isBest: true }],
      },
      { key: 'road', label: 'Yol yardımı', cells: [{ value: '7/24' }, { value: '7/24' }, { value: '7/24' }] },
    ],
  },
];

export const examples: Example[] = [
  { name: 'three offers', render: () => <ComparisonTable caption="Üç teklif yan yana" {...{ compared, groups }} /> },
  {
    name: 'only differences',
    render: () => <ComparisonTable caption="Üç teklifin farkları" onlyDifferences {...{ compared, groups }} />,
  },
];
