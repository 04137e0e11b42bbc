/**
 * Computes the order of an offer list again from its download: `node tools/offers/rank-download.ts siralama-….json`.
 * `--weights 40,60` gives the order by other shares of price and cover. Ends with 1 when the file's own order does not follow.
 */
import { readFileSync } from 'node:fs';
import type * as Reproduce from '../../libs/ranking/reproduce.ts';
import type * as Download from '../../libs/ranking/ranking-download.ts';
import { loadBundled } from '../bundled/load-bundled.ts';

const [file, flag, shares] = process.argv.slice(2);
if (!file) throw new Error('usage: npx node tools/offers/rank-download.ts FILE [--weights PRICE,COVERAGE]');

/** The product's own formula and shape: nothing of either stands here. */
const { rankingDownload, reproduce } = await loadBundled<typeof Reproduce & typeof Download>(
  "export { reproduce } from './libs/ranking/reproduce'; export { rankingDownload } from './libs/ranking/ranking-download';",
);
const list = rankingDownload.parse(JSON.parse(readFileSync(file, 'utf8')));
const [price = 0, coverage = 0] = (shares ?? '').split(',').map(Number);
const isAsked = flag === '--weights';
const { order, differing } = reproduce(list, isAsked ? { price, coverage } : undefined);
const byProduct = new Map(list.offers.map((offer) => [offer.productId, offer]));
for (const [index, productId] of order.entries()) {
  const { name, total, coverageScore } = byProduct.get(productId)!;
  console.log(
    `${String(index + 1).padStart(2)}  ${(total / 100).toFixed(2).padStart(12)} TL  cover ${coverageScore.toFixed(1)}  ${name}`,
  );
}
console.log(`${list.declined.length} insurers made no offer, ${list.notAsked.length} were not asked.`);
if (!isAsked && differing.length > 0) {
  console.error(`The file's order does not follow from its figures at ${differing.join(', ')}.`);
  process.exitCode = 1;
} else if (!isAsked) console.log("The file's order follows exactly from its figures.");
