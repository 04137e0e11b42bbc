import type { Example } from '../example';
import { InsurerMonogram } from './insurer-monogram';

export const examples: Example[] = [
  {
    name: 'two words',
    render: () => (
      <p>
        <InsurerMonogram firmId={12} name="Bozkır Kartalı Sigorta" /> Bozkır Kartalı Sigorta
      </p>
    ),
  },
  {
    name: 'one word, small',
    render: () => (
      <p>
        <InsurerMonogram firmId={21} name="Çınar Sigorta" size={32} /> Çınar Sigorta
      </p>
    ),
  },
];
