/**
 * The sample prices of the landing pages, from the sandbox's insurers: `node tools/landing-prices/write-landing-prices.ts --write` updates
 * `landing-prices.json` in the folders of the lines; without it a file that differs fails. `--from` and `--to` choose the days.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { AdvisedLine, SoldLine } from '../../libs/lines/registry/facts-of.ts';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { loadBundled } from '../bundled/load-bundled.ts';
import { lineAddresses, type LineAddress } from '../../libs/lines/facts/line-ids.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import type {
  collectHomePrices as AskForHome,
  collectPrices as Ask,
  collectTariffPrices as Compute,
} from './collect-prices.ts';

/** The month of the published ceilings, so that a page has one date. Member area 2 shows the same days of April 2025. */
const specified = { from: '2026-02-01', to: '2026-02-23' };
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    from: { type: 'string', default: specified.from },
    to: { type: 'string', default: specified.to },
  },
});

/** The lines with such a file, and their folders. */
const linesWith = <Line>(file: string) =>
  Object.entries<LineAddress>(lineAddresses).flatMap(([line, { form }]) => {
    const folder = join(workspaceRoot, 'libs/lines', form ?? '');
    return form && existsSync(join(folder, file)) ? [{ line: line as Line, folder }] : [];
  });

const { collectPrices, collectHomePrices, collectTariffPrices } = await loadBundled<{
  collectPrices: typeof Ask;
  collectHomePrices: typeof AskForHome;
  collectTariffPrices: typeof Compute;
}>("export { collectPrices, collectHomePrices, collectTariffPrices } from './tools/landing-prices/collect-prices'");

async function writeOrCompare(file: string, prices: object): Promise<void> {
  const text = await format(JSON.stringify(prices), { ...(await resolveConfig(file)), filepath: file });
  if (values.write) await writeFile(file, text);
  else if (text !== (await readFile(file, 'utf8').catch(() => ''))) {
    console.error(
      `✗ ${relative(workspaceRoot, file)} differs from the prices of the sandbox. Run: npx node tools/landing-prices/write-landing-prices.ts --write`,
    );
    process.exitCode = 1;
  }
}

/** The insurers' timers are unref'd, so they do not keep the process alive. */
const keepAlive = setInterval(() => undefined, 1000);
const days = { from: values.from, to: values.to };
for (const { line, folder } of linesWith<SoldLine>('landing-requests.ts'))
  await writeOrCompare(join(folder, 'landing-prices.json'), await collectPrices(line, days, 'emsal'));
for (const { line, folder } of linesWith<AdvisedLine>('landing-tariff.ts'))
  await writeOrCompare(join(folder, 'landing-prices.json'), await collectTariffPrices(line, days));
await writeOrCompare(join(workspaceRoot, 'apps/content/home/home-prices.json'), await collectHomePrices(days, 'emsal'));
clearInterval(keepAlive);
