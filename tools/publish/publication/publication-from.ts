/** A build as its team publishes it: signed, and tried with the built shell and the API of `BACKEND_URL`. */
import type { Publishers } from '../../../libs/platform/registry/publishers/publishers.ts';
import { builtShell } from '../shell/built-shell.ts';
import type { Publication } from './publish.ts';
import { registryDirectory } from '../registry/registry-file.ts';
import { signerOf } from '../registry/team-keys.ts';

export interface TeamBuild {
  name: string;
  team: string;
  /** Folder of the build. */
  build: string;
  publishers: Publishers;
}

export function publicationFrom({ name, team, build, publishers }: TeamBuild): Publication {
  const backendUrl = process.env['BACKEND_URL'];
  return {
    name,
    build,
    registryDirectory: registryDirectory(),
    publishers,
    signer: signerOf(team),
    shell: builtShell,
    ...(backendUrl && { backendUrl }),
  };
}
