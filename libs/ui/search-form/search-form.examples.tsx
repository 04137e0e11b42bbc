import type { Example } from '../example';
import { SearchForm } from './search-form';

const words = { action: '/blog', label: 'Yazılarda ara', button: 'Ara', maxLength: 80 };

export const examples: Example[] = [
  { name: 'empty', render: () => <SearchForm {...words} query="" hint="Örnek: hasarsızlık indirimi" /> },
  { name: 'too short', render: () => <SearchForm {...words} query="a" error="En az 2 harf yazın." /> },
];
