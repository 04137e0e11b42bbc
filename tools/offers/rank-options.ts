/** Arguments of `rank-download.ts`, and the file that they name. */
import { readFileSync } from 'node:fs';
import type { Weights } from '../../libs/ranking/rank.ts';
import { CommandError } from '../start/progress.ts';

export interface RankOptions {
  file: string;
  /** Default: the file's own. */
  weights?: Weights;
}

const usage = 'npx node tools/offers/rank-download.ts FILE [--weights PRICE,COVERAGE]';

/** @throws CommandError with the usage */
export function rankOptions([file, flag, shares]: readonly string[]): RankOptions {
  if (!file || (flag !== undefined && flag !== '--weights')) throw new CommandError(`Usage: ${usage}`);
  return flag === undefined ? { file } : { file, weights: weightsOf(shares ?? '') };
}

function weightsOf(shares: string): Weights {
  const [price = NaN, coverage = NaN, ...more] = shares.split(',').map((share) => Number(share || NaN));
  if (!(price >= 0 && coverage >= 0 && price + coverage > 0) || more.length > 0)
    throw new CommandError(`--weights takes the weights of price and cover, such as 40,60, not "${shares}".`);
  return { price, coverage };
}

/** @param parse returns the download or throws @throws CommandError when the file is missing or not a ranking download */
export function readDownload<T>(file: string, parse: (json: unknown) => T): T {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new CommandError(`${file} cannot be read.`);
  }
  try {
    return parse(JSON.parse(text));
  } catch {
    throw new CommandError(
      `${file} is no download of a list's order. The page of the list offers one beside its ranking.`,
    );
  }
}
