/**
 * Accessories that are insured with a vehicle: names from the specification (funnel 3.6); the tow bar and the two of electric vehicles
 * are ours.
 */
import table from './data/accessories.json' with { type: 'json' };

export interface Accessory {
  code: string;
  name: string;
}

export const accessories: readonly Accessory[] = table.every;

/** Charging cable and battery, for electric vehicles only. */
const electricAccessories: readonly Accessory[] = table.electric;

const names = new Map([...electricAccessories, ...accessories].map(({ code, name }) => [code, name]));
/** The name of any accessory; the code itself when it is not in the list. */
export const accessoryName = (code: string): string => names.get(code) ?? code;

const electricFuel = 3;

/** By fuel type (funnel 3.6), null where it is not known. */
export const accessoriesOf = (fuelType: number | null): readonly Accessory[] =>
  fuelType === electricFuel ? [...electricAccessories, ...accessories] : accessories;
