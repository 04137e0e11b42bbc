/** Breeds of pets (label in data/breeds.json), including the banned ones, so that the form can explain why they cannot be insured. */
import table from './data/breeds.json' with { type: 'json' };

export interface Breed {
  code: string;
  name: string;
}

/** Cats and dogs, as the form names them. */
type PetKind = '1' | '2';

const isPetKind = (kind: string): kind is PetKind => kind === '1' || kind === '2';

/** By name, except the table's last, 'Diğer', which stays last. Empty for a kind that is not insured. */
export function breedsOf(kind: string): readonly Breed[] {
  if (!isPetKind(kind)) return [];
  const breeds = (table[kind] as [string, string][]).map(([code, name]) => ({ code, name }));
  return [...breeds.slice(0, -1).sort((a, b) => a.name.localeCompare(b.name, 'tr')), ...breeds.slice(-1)];
}
