/** Starts one of these tools' own programs that run a remote's code. */
import { extname, join } from 'node:path';
import {
  startConfined,
  type ConfinedOptions,
  type ConfinedProcess,
} from '../../../apps/shell/server/confined/confined-process.ts';
import { endWithParent } from '../../../libs/shutdown/end-with-parent.ts';
import { workspaceRoot } from '../../workspace/workspace-root.ts';

/** Megabytes. */
const heapLimit = 512;
/** Where the programs and their imports are. Keys, registry and the stored data of a site are not. */
const sources = ['tools', 'libs', 'apps/shell/server/confined', 'package.json'].map((path) =>
  join(workspaceRoot, path),
);

interface ProgramOptions extends Pick<ConfinedOptions, 'args' | 'connectsTo' | 'onMessage'> {
  /** Beside the sources. */
  readable?: readonly string[];
}

/** @param program a path without its ending: compiled or not like this file */
export const startProgram = (program: string, { readable = [], ...options }: ProgramOptions): ConfinedProcess =>
  startConfined({
    program: program + extname(import.meta.filename),
    readable: [...sources, ...readable],
    heapLimit,
    onStart: endWithParent,
    ...options,
  });
