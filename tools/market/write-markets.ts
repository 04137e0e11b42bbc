/**
 * The markets that landing pages show, asked of the sandbox's own insurers: `node tools/market/write-markets.ts --write`
 * renews apps/content/market/*.json; without it a file that tells something else fails. `--from` and `--to` choose the days.
 */
import { build } from 'esbuild';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import type { askMarket as Ask, lines as Lines } from './ask-market.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'apps/content/market');
/** Member area 2: the tables show the medians of these days. */
const specified = { from: '2025-04-01', to: '2025-04-23' };
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    from: { type: 'string', default: specified.from },
    to: { type: 'string', default: specified.to },
  },
});

/** The market is TypeScript with the alias, which Node does not resolve: bundled beside the packages, then imported. */
async function loadMarket(): Promise<{ askMarket: typeof Ask; lines: typeof Lines }> {
  const place = await mkdtemp(join(root, 'node_modules/.markets-'));
  try {
    await build({
      entryPoints: [join(import.meta.dirname, 'ask-market.ts')],
      outfile: join(place, 'ask-market.mjs'),
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      tsconfig: join(root, 'tsconfig.base.json'),
      logLevel: 'error',
    });
    return (await import(join(place, 'ask-market.mjs'))) as Awaited<ReturnType<typeof loadMarket>>;
  } finally {
    await rm(place, { recursive: true });
  }
}

/** `GREENCARD` is in `greencard.json`. */
const fileOf = (line: string): string => join(folder, `${line.toLowerCase()}.json`);

const { askMarket, lines } = await loadMarket();
/** The insurers' own waits do not keep a program alive. */
const awake = setInterval(() => undefined, 1000);
for (const line of lines) {
  const file = fileOf(line);
  const market = JSON.stringify(await askMarket(line, { from: values.from, to: values.to }, 'emsal'));
  const text = await format(market, { ...(await resolveConfig(file)), filepath: file });
  if (values.write) await writeFile(file, text);
  else if (text !== (await readFile(file, 'utf8').catch(() => '')))
    throw new Error(`${file} is not what the market says: run node tools/market/write-markets.ts --write`);
}
clearInterval(awake);
