/** Litres and money for a distance. Whole numbers in, so that no cent depends on floating point. */
import { share } from '../share';

export interface Drive {
  kilometres: number;
  /** Tenths of a litre for 100 km. */
  decilitres: number;
  /** Kuruş for a litre. */
  price: number;
}

/** Tenths of a litre, rounded half up. */
export const fuelUsed = ({ kilometres, decilitres }: Omit<Drive, 'price'>): number =>
  share(kilometres, decilitres, 100);

/** Kuruş, rounded half up. */
export const fuelCost = ({ kilometres, decilitres, price }: Drive): number =>
  share(kilometres * decilitres, price, 1000);
