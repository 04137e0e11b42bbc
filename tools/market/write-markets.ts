/**
 * The markets that landing pages show, asked of the sandbox's own insurers: `node tools/market/write-markets.ts --write`
 * renews apps/content/market/*.json; without it a file that tells something else fails. `--from` and `--to` choose the days.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { loadBundled } from '../bundled/load-bundled.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import type { askMarket as Ask, lines as Lines } from './ask-market.ts';

const folder = join(workspaceRoot, 'apps/content/market');
/** Member area 2: the tables show the medians of these days. */
const specified = { from: '2025-04-01', to: '2025-04-23' };
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    from: { type: 'string', default: specified.from },
    to: { type: 'string', default: specified.to },
  },
});

/** `GREENCARD` is in `greencard.json`. */
const fileOf = (line: string): string => join(folder, `${line.toLowerCase()}.json`);

const { askMarket, lines } = await loadBundled<{ askMarket: typeof Ask; lines: typeof Lines }>(
  "export { askMarket, lines } from './tools/market/ask-market'",
);
/** The insurers' own waits do not keep a program alive. */
const awake = setInterval(() => undefined, 1000);
for (const line of lines) {
  const file = fileOf(line);
  const market = JSON.stringify(await askMarket(line, { from: values.from, to: values.to }, 'emsal'));
  const text = await format(market, { ...(await resolveConfig(file)), filepath: file });
  if (values.write) await writeFile(file, text);
  else if (text !== (await readFile(file, 'utf8').catch(() => ''))) {
    console.error(
      `✗ ${basename(file)} is not what the market says. Run: npx node tools/market/write-markets.ts --write`,
    );
    process.exitCode = 1;
  }
}
clearInterval(awake);
