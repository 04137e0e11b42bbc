/**
 * Verifies that the boundary rule works: ESLint silently skips it without the project graph. Plants one import up the layers
 * and one from browser to server, and fails unless lint through Nx refuses both.
 */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nxEnvironment } from '../workspace/nx-environment.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';

const planted = join(workspaceRoot, 'libs', 'validation', 'planted-wrong-import.ts');
const wrongImports = [
  "import { openCluster } from '@emsal/embedded-database/cluster';",
  "import { createClient } from '@emsal/api/client';",
];

function lint(): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    'nx',
    ['lint', 'validation', '--skip-nx-cache', '--outputStyle=stream'],
    {
      cwd: workspaceRoot,
      encoding: 'utf8',
      env: { ...process.env, ...nxEnvironment },
    },
  );
  return { status, output: stdout + stderr };
}

writeFileSync(planted, `${wrongImports.join('\n')}\nexport const planted = [openCluster, createClient];\n`);
try {
  const { status, output } = lint();
  const refused = output.match(/enforce-module-boundaries/g)?.length ?? 0;
  if (status === 0 || refused < wrongImports.length) {
    console.error(output, `\n✗ Lint let a wrong import pass: ${refused} of ${wrongImports.length} refused.`);
    process.exitCode = 1;
  } else console.log(`Lint refused ${refused} of ${wrongImports.length} planted imports.`);
} finally {
  rmSync(planted, { force: true });
}
