/** Fails when the sample team outside the workspace cannot build, test, preview and publish with the packed kit alone; `npm test` runs it. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../libs/embedded-database/free-port.ts';
import { builtShell } from '../publish/shell/built-shell.ts';
import { publishingRemotes } from '../publish/remotes.ts';
import { publishersOf } from '../publish/registry/team-keys.ts';
import { startEdge } from '../start/edge-process.ts';
import { CommandError, fail, step } from '../start/progress.ts';
import { installTeam } from './installed-team.ts';
import { packKit } from './pack-kit.ts';

const address = '/ornek-ekip';
const heading = 'Dışarıdan bir ekip';
const previewed = 'Dışarıdan yeni bir ekip';

interface Place extends Record<string, string> {
  REGISTRY_DIR: string;
  TEAM_KEYS_DIR: string;
  SITE_URL: string;
}

/** @returns what the command printed @throws CommandError when it fails */
function command(name: string, folder: string, env: Place): string {
  const { status, stdout, stderr } = spawnSync(join(folder, 'node_modules/.bin/emsal-remote'), [name], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new CommandError(`emsal-remote ${name} fails outside the workspace:\n${stdout}${stderr}`);
  return stdout;
}

async function expectPage(url: string, text: string, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(url, { headers });
  const isShown = answer.status === 200 && (await answer.text()).includes(text);
  if (!isShown) throw new CommandError(`${url} answers ${answer.status} and does not show "${text}"`);
}

/** Follows the printed link as a browser does: the edge keeps the preview in a cookie. */
async function expectPreview(printed: string, site: string): Promise<void> {
  const link = new URL(/https?:\S+$/m.exec(printed)![0]);
  const opened = await fetch(site + link.pathname + link.search, { redirect: 'manual' });
  const cookie = opened.headers.getSetCookie().map((line) => line.split(';', 1)[0]!);
  await expectPage(site + address, previewed, { cookie: cookie.join('; ') });
}

function rename(folder: string): void {
  const file = join(folder, 'texts.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(heading, previewed));
}

/** @returns what stops it */
async function serve(env: Place): Promise<() => void> {
  const edge = await startEdge(builtShell, {
    ...env,
    NODE_ENV: 'production',
    PORT: new URL(env.SITE_URL).port,
    BACKEND_URL: 'http://127.0.0.1:1',
    PUBLISHERS_FILE: join(env.TEAM_KEYS_DIR, 'publishers.json'),
    SECRET_KEY: 'outside',
  });
  return () => void edge.kill('SIGTERM');
}

async function tryTeam(folder: string): Promise<void> {
  const site = `http://localhost:${await freePort()}`;
  const env = { REGISTRY_DIR: join(folder, 'registry'), TEAM_KEYS_DIR: join(folder, 'keys'), SITE_URL: site };
  const publishers = publishersOf(publishingRemotes, { directory: env.TEAM_KEYS_DIR, isLocal: true });
  await mkdir(env.REGISTRY_DIR);
  writeFileSync(join(env.TEAM_KEYS_DIR, 'publishers.json'), JSON.stringify(publishers));
  await step('Testing', () => command('test', folder, env));
  await step('Publishing', () => command('publish', folder, env));
  const stop = await serve(env);
  try {
    await expectPage(site + address, heading);
    rename(folder);
    await expectPreview(await step('Previewing', () => command('preview', folder, env)), site);
    await expectPage(site + address, heading);
  } finally {
    stop();
  }
}

async function main(): Promise<void> {
  const tarball = await step('Packing the kit', packKit);
  const folder = installTeam(tarball);
  try {
    await tryTeam(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main().catch(fail);
