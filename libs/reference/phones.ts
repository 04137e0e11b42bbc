/** Telephones that are sold in Turkey, with their list prices (illustrative, dated: see the label in data/phones.json). */
import table from './data/phones.json' with { type: 'json' };

export interface PhoneBrand {
  code: string;
  name: string;
}
export interface PhoneModel {
  /** Unique within its brand. */
  code: string;
  /** With its storage, `iPhone 15 128 GB`. */
  name: string;
  /** Whole TL. */
  listValue: number;
}
type Row = [code: string, name: string, listValue: number];

const byName = (a: PhoneBrand, b: PhoneBrand): number => a.name.localeCompare(b.name, 'tr', { numeric: true });

export const phoneBrands: readonly PhoneBrand[] = table.brands.map(({ code, name }) => ({ code, name })).sort(byName);

/** By name; empty for an unknown brand. */
export const phoneModelsOf = (brandCode: string): readonly PhoneModel[] =>
  ((table.brands.find(({ code }) => code === brandCode)?.models ?? []) as Row[])
    .map(([code, name, listValue]) => ({ code, name, listValue }))
    .sort(byName);

/** Name with the brand's, and list price; undefined for a model that is not on the list. */
export function findPhone(brandCode: string, modelCode: string): Pick<PhoneModel, 'name' | 'listValue'> | undefined {
  const model = phoneModelsOf(brandCode).find(({ code }) => code === modelCode);
  const brand = phoneBrands.find(({ code }) => code === brandCode);
  return model && brand && { name: `${brand.name} ${model.name}`, listValue: model.listValue };
}
