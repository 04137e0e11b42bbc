/** Thirty invented offers, as many as the product's list has. */
export interface PlainOffer {
  id: number;
  company: string;
  /** Lira. */
  price: number;
  /** Limit of the liability cover, lira. */
  limit: number;
  score: number;
  covers: readonly string[];
}

const covers = ['İMM', 'Ferdi kaza', 'Hukuki koruma', 'Yol yardım', 'Cam', 'İkame araç'];
const limits = [100_000, 500_000, 1_000_000, 5_000_000];

export const offers: readonly PlainOffer[] = Array.from({ length: 30 }, (_, at) => ({
  id: at + 1,
  company: `Sigorta Şirketi ${at + 1}`,
  price: 4_200 + ((at * 7_919) % 9_700),
  limit: limits[at % limits.length]!,
  score: (at * 37) % 100,
  covers: covers.filter((_cover, place) => (at + place) % 3 > 0),
}));

export const lira = (amount: number): string => `${String(amount).replace(/\B(?=(\d{3})+(?!\d))/g, '.')} TL`;
