import type { Example } from '../example';
import { Pagination } from './pagination';

const hrefOf = (page: number) => `?sayfa=${page}`;

export const examples: Example[] = [
  { name: 'in the middle', render: () => <Pagination page={6} pages={12} hrefOf={hrefOf} /> },
  { name: 'first', render: () => <Pagination page={1} pages={3} hrefOf={hrefOf} label="Soruların sayfaları" /> },
];
