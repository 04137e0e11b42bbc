#!/usr/bin/env node
/**
 * `emsal-remote types|build|test|preview|publish|rollback`: the commands of a team outside the monorepo, in the folder of its remote
 * (docs/how-to/outside-team.md).
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  previewAnnounced,
  publishAnnounced,
  readPercent,
  rollbackAnnounced,
} from '../publish/publication/publish-command.ts';
import { CommandError, fail } from '../start/progress.ts';
import { remote } from '../webpack/factory.ts';
import { runWebpack } from '../webpack/run-webpack.ts';
import { ownBuild, ownPublication, ownRemote } from './own-remote.ts';

const require = createRequire(import.meta.url);

/** A program of an installed package, in this process's Node. */
function run(name: string, program: string, args: readonly string[] = []): void {
  const file = join(dirname(require.resolve(`${name}/package.json`)), program);
  const { status } = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' });
  if (status !== 0) throw new CommandError(`${name} failed: mend what it names above.`);
}

const types = (): void => run('typescript', 'bin/tsc', ['--noEmit', '-p', '.']);
const test = (): void => run('vitest', 'vitest.mjs', ['run']);

async function build(): Promise<void> {
  types();
  const { name } = ownRemote();
  await runWebpack(remote(name, { source: process.cwd(), output: ownBuild(), isDevelopment: false }));
  console.log(`${name} is built in ${ownBuild()}`);
}

const back = ([version]: readonly string[]): Promise<void> => rollbackAnnounced({ ...ownPublication(), version });

const { values, positionals } = parseArgs({ allowPositionals: true, options: { canary: { type: 'string' } } });

async function publishOwn(): Promise<void> {
  const percent = readPercent(values.canary);
  const publication = ownPublication();
  await build();
  await publishAnnounced(publication, percent);
}

async function previewOwn(): Promise<void> {
  const publication = ownPublication();
  await build();
  await previewAnnounced(publication);
}

const commands: Readonly<Record<string, (rest: readonly string[]) => void | Promise<void>>> = {
  types,
  build,
  test,
  preview: previewOwn,
  publish: publishOwn,
  rollback: back,
};

async function main(): Promise<void> {
  const [command = '', ...rest] = positionals;
  const work = Object.hasOwn(commands, command) ? commands[command]! : null;
  if (!work)
    throw new CommandError(`Usage: emsal-remote ${Object.keys(commands).join('|')} [--canary <percent>] [version]`);
  await work(rest);
}

await main().catch(fail);
