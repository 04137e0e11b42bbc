import type { Example } from '../example';
import { SearchForm } from './search-form';

// One, because a page has one search.
export const examples: Example[] = [
  {
    name: 'too short',
    render: () => (
      <SearchForm
        action="/blog"
        query="a"
        label="Yazılarda ara"
        button="Ara"
        maxLength={80}
        hint="Örnek: hasarsızlık indirimi"
        error="En az 2 harf yazın."
      />
    ),
  },
];
