/** Reads the value list: the models depend on the brand, the values on the model, so that each choice is a new address. */
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import { valueReader } from './value-reader';
import { todayOf } from '../kit/calculator-request';

/** Newest first. */
const listedYears = 16;

export interface ValueChoice {
  brand: string;
  model: string;
  year: number;
}

const yearOf = (text: string | null, newest: number): number => {
  const year = Number(text ?? newest - 7);
  return Number.isInteger(year) ? Math.min(newest, Math.max(newest - listedYears + 1, year)) : newest;
};

const known = (rows: ReadonlyArray<{ code: string }>, code: string | null): string =>
  (rows.find((row) => row.code === code) ?? rows[0])?.code ?? '';

/** The make that most cars have; in a list of other codes the first. */
const usualBrand = 'Renault';

export async function loader(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams;
  const today = todayOf(args);
  const newest = Number(today.slice(0, 4));
  const year = yearOf(asked.get('yil'), newest);
  const read = valueReader(args);
  const brands = await read('GET data/GetAutoBrandListForInsurancePrice', {});
  const brand = known(brands, asked.get('marka') ?? brands.find(({ name }) => name === usualBrand)?.code ?? null);
  const models = await read('GET data/GetAutoModelListForInsurancePrice/{model}/{year}', { model: brand, year });
  const model = known(models, asked.get('model'));
  const values = await read('GET data/GetVehicleValueList/{model}/{year}', { model, year: newest });
  const choice: ValueChoice = { brand, model, year };
  return {
    brands,
    models,
    values: values.slice(0, listedYears),
    choice,
    newest,
    oldest: newest - listedYears + 1,
    today,
  };
}

export type LoadedValues = Awaited<ReturnType<typeof loader>>;
