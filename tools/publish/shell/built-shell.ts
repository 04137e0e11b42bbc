import { join } from 'node:path';
import { workspaceRoot } from '../../workspace/workspace-root.ts';

/** The shell with which builds are tried. */
export const builtShell = join(workspaceRoot, 'dist/apps/shell');
