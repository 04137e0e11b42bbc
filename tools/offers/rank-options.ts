/** What a person types after `rank-download.ts`, and the file that it names. */
import { readFileSync } from 'node:fs';
import type { Weights } from '../../libs/ranking/rank.ts';
import { Refusal } from '../start/progress.ts';

export interface RankOptions {
  file: string;
  /** Absent: the file's own. */
  weights?: Weights;
}

const usage = 'npx node tools/offers/rank-download.ts FILE [--weights PRICE,COVERAGE]';

/** @throws Refusal that says how it is called */
export function rankOptions([file, flag, shares]: readonly string[]): RankOptions {
  if (!file || (flag !== undefined && flag !== '--weights')) throw new Refusal(`Usage: ${usage}`);
  return flag === undefined ? { file } : { file, weights: weightsOf(shares ?? '') };
}

function weightsOf(shares: string): Weights {
  const [price = NaN, coverage = NaN, ...more] = shares.split(',').map((share) => Number(share || NaN));
  if (!(price >= 0 && coverage >= 0 && price + coverage > 0) || more.length > 0)
    throw new Refusal(`--weights wants the shares of price and cover, such as 40,60; it is "${shares}".`);
  return { price, coverage };
}

/** @param parse gives the download or throws @throws Refusal when the file is away or is no download of a list's order */
export function readDownload<T>(file: string, parse: (json: unknown) => T): T {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Refusal(`${file} cannot be read.`);
  }
  try {
    return parse(JSON.parse(text));
  } catch {
    throw new Refusal(`${file} is no download of a list's order. The page of the list offers one beside its ranking.`);
  }
}
