import { mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sharedBuildsVariable } from '../trial-site/shared-builds';

/** Runs once before the tests of each project that opens trial sites; workers inherit the folder. */
export default function shareTrialBuilds(): () => Promise<void> {
  // Inside the workspace: a server bundle is loaded with the workspace's packages.
  const parent = join(import.meta.dirname, '../../tmp');
  mkdirSync(parent, { recursive: true });
  const folder = process.env[sharedBuildsVariable] ?? mkdtempSync(join(parent, 'trial-builds-'));
  process.env[sharedBuildsVariable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
