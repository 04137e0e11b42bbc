/** The sample team's folder outside the workspace, with the kit installed as npm would do it, from packages that are here already. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CommandError } from '../start/progress.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';

interface KitPackage {
  name: string;
  bin: Record<string, string>;
  dependencies: Record<string, string>;
}

/** Only what the kit declares: an import of anything else fails. */
function linkDependencies(modules: string, { dependencies }: KitPackage): void {
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(workspaceRoot, 'node_modules', name), join(modules, name));
  }
}

function linkPrograms(modules: string, { name, bin }: KitPackage): void {
  mkdirSync(join(modules, '.bin'));
  for (const [program, file] of Object.entries(bin))
    symlinkSync(join(modules, name, file), join(modules, '.bin', program));
  symlinkSync(process.execPath, join(modules, '.bin/node'));
}

function unpack(tarball: string, folder: string): KitPackage {
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder]);
  if (status !== 0) throw new CommandError(`${tarball} cannot be unpacked`);
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as KitPackage;
}

/** @returns a new temporary folder, which the caller removes */
export function installTeam(tarball: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'emsal-outside-'));
  cpSync(join(workspaceRoot, 'samples/outside-team'), folder, { recursive: true });
  const modules = join(folder, 'node_modules');
  const kit = unpack(tarball, join(modules, '@emsal/remote-kit'));
  linkDependencies(modules, kit);
  linkPrograms(modules, kit);
  return folder;
}
