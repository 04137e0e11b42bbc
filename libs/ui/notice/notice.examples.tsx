import type { Example } from '../example';
import { Notice } from './notice';

export const examples: Example[] = [
  { name: 'info', render: () => <Notice>Gelen teklifi hemen seçebilirsiniz.</Notice> },
  { name: 'good', render: () => <Notice tone="good">Fiyatınız kayıtlı.</Notice> },
  { name: 'warn', render: () => <Notice tone="warn">Bu şirketin teklifi 18.00’de bitiyor.</Notice> },
  {
    name: 'danger',
    render: () => (
      <Notice tone="danger" live>
        Ödeme alınamadı, kartınızdan para çekilmedi.
      </Notice>
    ),
  },
];
