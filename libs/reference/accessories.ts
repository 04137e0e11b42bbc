/** Accessories that are insured with a vehicle: the specification's names (funnel 3.6), the tow bar and the two of electric vehicles are ours. */
import table from './data/accessories.json';

export interface Accessory {
  code: string;
  name: string;
}

export const accessories: readonly Accessory[] = table.every;

/** Charging cable and battery, of electric vehicles only. */
const electricAccessories: readonly Accessory[] = table.electric;

const names = new Map([...electricAccessories, ...accessories].map(({ code, name }) => [code, name]));
/** Of any vehicle's accessory; the code itself where the list has forgotten it. */
export const accessoryName = (code: string): string => names.get(code) ?? code;

const electricFuel = 3;

/** By fuel type (funnel 3.6), null where it is not known. */
export const accessoriesOf = (fuelType: number | null): readonly Accessory[] =>
  fuelType === electricFuel ? [...electricAccessories, ...accessories] : accessories;
