/** Shared by the quote benchmarks: a database, the bundled parts, and a way to run each in a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { openCluster } from '../../../libs/embedded-database/cluster.ts';
import { bundleFolder, nodeBundle } from '../../bundled/load-bundled.ts';
import { workspaceRoot } from '../../workspace/workspace-root.ts';

export interface Bench {
  databaseUrl: string;
  /** Starts one of the bundles and parses the first line that it prints. */
  run<Answer>(name: string, args?: readonly string[], env?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

export async function openBench(): Promise<Bench> {
  const folder = await bundleFolder('quotes-bench');
  const parts = ['stubs', 'relay', 'engine', 'memory-usage'];
  await build({
    ...nodeBundle,
    entryPoints: parts.map((name) => join(import.meta.dirname, `${name}.ts`)),
    outdir: folder,
  });
  await cp(join(workspaceRoot, 'apps/backend/db/migrations'), join(folder, 'migrations'), { recursive: true });
  const cluster = await openCluster({ folder: join(folder, 'database') });
  const children: ChildProcess[] = [];
  return {
    databaseUrl: cluster.url('postgres'),
    run: async <Answer>(name: string, args: readonly string[] = [], env: Record<string, string> = {}) => {
      const child = spawn(process.execPath, [join(folder, `${name}.js`), ...args], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      for await (const line of createInterface(child.stdout)) return JSON.parse(line) as Answer;
      throw new Error(`${name} ended without an answer`);
    },
    close: async () => {
      for (const child of children) child.kill();
      await cluster.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
