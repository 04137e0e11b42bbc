/**
 * Shell and checkout as they were built before a line existed, and a registry in which the line is published beside them: `build` before the
 * line is generated, `publish` after it. apps/backend/modules/checkout/testing/older-builds.check.ts sells the line there.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from '../publish/publication/publish.ts';
import { remotes } from '../publish/remotes.ts';
import { publishersOf, signerOf } from '../publish/registry/team-keys.ts';
import { host, remote } from '../webpack/factory.ts';
import { runWebpack } from '../webpack/run-webpack.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';

/** Inside the workspace, because an edge elsewhere would not find node_modules. */
const folder = join(workspaceRoot, 'tmp/older-builds');
const place = (name: string) => ({ output: join(folder, name), isDevelopment: false });

async function buildBefore(): Promise<void> {
  await runWebpack(host('shell', place('shell')));
  await runWebpack(remote('checkout', place('checkout')));
}

async function publishAfter(form: string): Promise<void> {
  await runWebpack(remote(form, place(form)));
  const keys = { directory: join(folder, 'keys'), isLocal: true };
  const publishers = publishersOf(remotes, keys);
  writeFileSync(join(folder, 'publishers.json'), JSON.stringify(publishers));
  for (const name of [form, 'checkout'])
    await publish({
      name,
      build: join(folder, name),
      registryDirectory: join(folder, 'registry'),
      publishers,
      signer: signerOf(remotes[name]!.team, keys),
    });
}

mkdirSync(folder, { recursive: true });
const [step, form = ''] = process.argv.slice(2);
await (step === 'build' ? buildBefore() : publishAfter(form));
