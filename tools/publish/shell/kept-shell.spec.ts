import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptShellFiles } from '@emsal/platform/registry/file/registry-files';
import { keepShell } from './kept-shell';

const hour = 3_600_000;
let folder: string;

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'emsal-kept-shell-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A build that replaces the one in its folder. */
async function deploy(at: number, ...scripts: string[]): Promise<void> {
  const js = join(folder, 'shell/client/js');
  rmSync(js, { recursive: true, force: true });
  mkdirSync(js, { recursive: true });
  for (const script of scripts) writeFileSync(join(js, script), script);
  writeFileSync(join(folder, 'shell/client/assets.json'), '{}');
  await keepShell(join(folder, 'shell'), join(folder, 'registry'), at);
}

const kept = (): string[] => readdirSync(join(folder, 'registry', keptShellFiles, 'js')).toSorted();

it('the files of a replaced build stay for a day, whatever is built meanwhile', async () => {
  await deploy(0, 'main.1.js', 'lazy.1.js');
  await deploy(50 * hour, 'main.2.js', 'lazy.1.js');
  for (let build = 3; build <= 20; build++) await deploy(50 * hour + build, `main.${build}.js`);
  await deploy(74 * hour - 1, 'main.21.js');
  expect(kept()).toHaveLength(22);
  await deploy(74 * hour + 2, 'main.22.js');
  expect(kept()).not.toContain('main.1.js');
  expect(kept()).toContain('lazy.1.js');
  await deploy(74 * hour + 20, 'main.22.js');
  expect(kept()).toEqual(['main.20.js', 'main.21.js', 'main.22.js']);
});

it('a build that is deployed again is the newest, and the same one twice changes nothing', async () => {
  await deploy(0, 'main.1.js');
  await deploy(hour, 'main.2.js');
  await deploy(2 * hour, 'main.1.js');
  await deploy(60 * hour, 'main.1.js');
  expect(kept()).toEqual(['main.1.js']);
  await deploy(61 * hour, 'main.3.js');
  expect(kept()).toEqual(['main.1.js', 'main.3.js']);
});
