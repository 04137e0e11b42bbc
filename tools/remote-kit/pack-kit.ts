/** Makes `@emsal/remote-kit` of the workspace's own files: compiled tools and platform, settings, and the built shell. */
import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../start/progress.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { compileKit } from './compile-kit.ts';
import { kitPackage, program } from './kit-package.ts';

/** Used as they are. */
const files = [
  ...['tsconfig.base.json', 'vitest.preset.js', 'LICENSE', 'libs/ui/css-modules.d.ts'],
  ...['tools/vitest', 'tools/webpack/bundle-size/pure-components-loader.cjs'],
  ...['tools/webpack/bundle-size/split-exports-loader.cjs', 'dist/apps/shell'],
];

const place = join(workspaceRoot, 'dist/remote-kit');

function pack(folder: string): string {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--silent', '--pack-destination', place], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new CommandError(`npm pack failed: ${stderr}`);
  return join(place, stdout.trim());
}

/** @returns the tarball */
export async function packKit(): Promise<string> {
  const folder = join(place, 'package');
  await rm(place, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  compileKit(folder);
  for (const file of files) await cp(join(workspaceRoot, file), join(folder, file), { recursive: true });
  await chmod(join(folder, program), 0o755);
  await writeFile(join(folder, 'package.json'), JSON.stringify(kitPackage(folder), null, 1));
  return pack(folder);
}
