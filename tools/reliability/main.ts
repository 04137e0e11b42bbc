/**
 * Fault runs of checkout: the API as a process between the real sandbox and a real PostgreSQL; after each run the invariants I1
 * to I7 are checked. `node tools/reliability/main.ts --seed 7` runs all with their full counts, `--only races,kills --count 20`
 * selects runs and a count, and `--only soak --count 30` is half an hour of faults. Results: docs/reliability.md
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { bundleFolder, nodeBundle } from '../bundled/load-bundled.ts';

/** The test code of the backend uses `__dirname`, which an ES module bundle lacks. */
const ownFolder: Plugin = {
  name: 'own-folder',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[/\\]testing[/\\][\w-]+\.ts$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      return { contents: `const __dirname = ${JSON.stringify(dirname(path))};\n${code}`, loader: 'ts' };
    }),
};

const folder = await bundleFolder('reliability');
try {
  await build({
    ...nodeBundle,
    entryPoints: [join(import.meta.dirname, 'run-all.ts')],
    outfile: join(folder, 'run-all.mjs'),
    plugins: [ownFolder],
  });
  const { status } = spawnSync(process.execPath, [join(folder, 'run-all.mjs'), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
