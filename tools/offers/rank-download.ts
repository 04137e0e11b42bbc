/**
 * Recomputes the order of an offer list from its download: `node tools/offers/rank-download.ts siralama-….json`.
 * `--weights 40,60` uses other weights of price and cover. Exits with 1 when the file's own order differs.
 */
import type * as Reproduce from '../../libs/ranking/reproduce.ts';
import type * as Download from '../../libs/ranking/ranking-download.ts';
import { loadBundled } from '../bundled/load-bundled.ts';
import { fail } from '../start/progress.ts';
import { rankOptions, readDownload, type RankOptions } from './rank-options.ts';

/** The product's own formula and schema. */
const { rankingDownload, reproduce } = await loadBundled<typeof Reproduce & typeof Download>(
  "export { reproduce } from './libs/ranking/reproduce'; export { rankingDownload } from './libs/ranking/ranking-download';",
);

function printOrder({ file, weights }: RankOptions): void {
  const list = readDownload(file, (json) => rankingDownload.parse(json));
  const { order, differing } = reproduce(list, weights);
  const byProduct = new Map(list.offers.map((offer) => [offer.productId, offer]));
  for (const [index, productId] of order.entries()) {
    const { name, total, coverageScore } = byProduct.get(productId)!;
    const price = (total / 100).toFixed(2).padStart(12);
    console.log(`${String(index + 1).padStart(2)}  ${price} TL  cover ${coverageScore.toFixed(1)}  ${name}`);
  }
  console.log(`${list.declined.length} insurers made no offer, ${list.notAsked.length} were not asked.`);
  if (weights) return;
  if (differing.length === 0) return console.log("The file's order matches its figures.");
  console.error(`The file's order differs from its figures at ${differing.join(', ')}.`);
  process.exitCode = 1;
}

try {
  printOrder(rankOptions(process.argv.slice(2)));
} catch (failure) {
  fail(failure);
}
