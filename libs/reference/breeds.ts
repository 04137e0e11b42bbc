/** Breeds of the pets that are insured (label in data/breeds.json), the banned ones too: who has one is told why it cannot be insured. */
import table from './data/breeds.json';

export interface Breed {
  code: string;
  name: string;
}

/** Cats and dogs, as the form names them. */
type PetKind = '1' | '2';

const isPetKind = (kind: string): kind is PetKind => kind === '1' || kind === '2';

/** By name, the last of the table after all others: it is 'Diğer'. Empty for a kind that is not insured. */
export function breedsOf(kind: string): readonly Breed[] {
  if (!isPetKind(kind)) return [];
  const breeds = (table[kind] as [string, string][]).map(([code, name]) => ({ code, name }));
  return [...breeds.slice(0, -1).sort((a, b) => a.name.localeCompare(b.name, 'tr')), ...breeds.slice(-1)];
}
