/** Builds that the trial sites of one test run share: each is made once, by whoever needs it first, and copied. */
import { existsSync } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { draftOf } from '../publish/files/drafts.ts';
import { withRegistryLock } from '../publish/registry/registry-lock.ts';

/** Environment variable with the folder of one run's builds. Without it each site builds for itself. */
export const sharedBuildsVariable = 'TRIAL_BUILDS_DIR';

type Build = (output: string) => Promise<void>;

/** Under a lock, because specs start beside each other. A draft, because a killed one leaves half a build. */
const buildOnce = (place: string, build: Build): Promise<void> =>
  withRegistryLock(
    `${place}.lock`,
    async () => {
      if (existsSync(place)) return;
      const draft = draftOf(place);
      await build(draft);
      await rename(draft, place);
    },
    () => undefined,
  );

/** @param name of the build, the same for equal results */
export async function sharedBuild(name: string, output: string, build: Build): Promise<void> {
  const folder = process.env[sharedBuildsVariable];
  if (folder === undefined) return build(output);
  const place = join(folder, name);
  await buildOnce(place, build);
  await cp(place, output, { recursive: true });
}
