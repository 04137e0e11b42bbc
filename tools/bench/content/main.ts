/** Lists, counts, posts and search over 100,000 posts, as a multiple of their time over a hundred. `node tools/bench/content/main.ts` */
import { spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { openCluster } from '../../../libs/embedded-database/cluster.ts';
import { bundleFolder, nodeBundle } from '../../bundled/load-bundled.ts';
import { workspaceRoot } from '../../workspace/workspace-root.ts';

const folder = await bundleFolder('content-bench');
const cluster = await openCluster({ folder: join(folder, 'database'), throwaway: true });
try {
  const outfile = join(folder, 'measure-posts.js');
  await build({ ...nodeBundle, entryPoints: [join(import.meta.dirname, 'measure-posts.ts')], outfile });
  for (const name of ['db/migrations', 'modules/content/seeds'])
    await cp(join(workspaceRoot, 'apps/backend', name), join(folder, name.split('/').at(-1)!), { recursive: true });
  const { status } = spawnSync(process.execPath, [outfile], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: cluster.url('postgres') },
  });
  process.exitCode = status ?? 1;
} finally {
  await cluster.destroy();
  await rm(folder, { recursive: true, force: true });
}
