import type { Example } from '../example';
import { Table } from './table';

export const examples: Example[] = [
  {
    name: 'figures',
    render: () => (
      <Table
        caption="Orta fiyatlar"
        columns={[
          { key: 'kind', label: 'Araç' },
          { key: 'median', label: 'Orta fiyat', numeric: true },
        ]}
        rows={[
          { key: 'car', head: 'Otomobil', cells: ['12.510 ₺'] },
          { key: 'motorcycle', head: 'Motosiklet', cells: ['6.080 ₺'] },
        ]}
      />
    ),
  },
];
