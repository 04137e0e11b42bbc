/** The first texts of the site, from `seeds/`, with the brand's own details filled in. */
import { brand } from '@emsal/brand/brand';
import { phoneHref, whatsappHref } from '@emsal/platform/formats/numbers';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSeed, type Seed } from './parse-seed';

/** The build copies the folder beside `main.js`. */
const folder = join(import.meta.dirname, 'seeds');

/** `{{telefon}}` in a text. A line, such as a row of a table, is left out where the brand does not give its detail. */
const details: Readonly<Record<string, string | undefined>> = {
  marka: brand.name,
  unvan: brand.legalName,
  levha: brand.registryNo,
  adres: brand.address,
  eposta: brand.email,
  telefon: brand.phones.sales,
  telefonBagi: phoneHref(brand.phones.sales),
  whatsapp: brand.phones.whatsapp,
  whatsappBagi: whatsappHref(brand.phones.whatsapp),
  saatler: brand.openingHours,
  kurulus: String(brand.firstYear),
};

/** @throws for a name that is no detail of a brand */
function detailOf(name: string): string | undefined {
  if (!Object.hasOwn(details, name)) throw new Error(`{{${name}}} is no detail of a brand`);
  return details[name];
}

const detail = /\{\{(\w+)\}\}/g;

const fillIn = (text: string): string =>
  text
    .split('\n')
    .filter((line) => [...line.matchAll(detail)].every(([, name]) => detailOf(name!) !== undefined))
    .map((line) => line.replace(detail, (_, name: string) => detailOf(name)!))
    .join('\n');

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

/** In the order of their file names, which begin with a number where the order is shown. */
export const readSeeds = (): Seed[] =>
  globSync('{pages,posts}/*.md', { cwd: folder })
    .sort()
    .map((path) => parseSeed(fillIn(read(path))));

export interface SeedCategory {
  slug: string;
  title: string;
  description: string;
}
export interface SeedEditor {
  slug: string;
  name: string;
  surname: string;
  about: string;
}

export const readSeedCategories = (): SeedCategory[] => JSON.parse(read('categories.json')) as SeedCategory[];
export const readSeedEditors = (): SeedEditor[] => JSON.parse(fillIn(read('editors.json'))) as SeedEditor[];
