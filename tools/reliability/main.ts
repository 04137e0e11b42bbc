/**
 * Fault runs of checkout: the API as a process between the real sandbox and a real PostgreSQL, broken on purpose; after each run the three books are compared (I1 to I7).
 * `node tools/reliability/main.ts --seed 7` runs all with their full counts, `--only races,kills --count 20` some with another count. Figures: docs/reliability.md
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '../..');
/** Beside the packages, so that the bundle finds them. */
const folder = mkdtempSync(join(root, 'node_modules/.reliability-'));
try {
  await build({
    entryPoints: [join(import.meta.dirname, 'run-all.ts')],
    outfile: join(folder, 'run-all.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    tsconfig: join(root, 'tsconfig.base.json'),
    // Checkout's tests find the project from the folder that they stand in.
    define: { __dirname: JSON.stringify(join(root, 'apps/backend/modules/policy-request/testing')) },
    logLevel: 'warning',
  });
  const { status } = spawnSync(process.execPath, [join(folder, 'run-all.mjs'), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
