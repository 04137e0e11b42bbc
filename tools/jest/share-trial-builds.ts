import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { sharedBuildsVariable } from '../trial-site/shared-builds';

/** Runs once before the tests of each project that opens trial sites; workers inherit the folder. */
export default function shareTrialBuilds(): void {
  // Inside the workspace: a server bundle is loaded with the workspace's packages.
  const parent = join(__dirname, '../../tmp');
  mkdirSync(parent, { recursive: true });
  process.env[sharedBuildsVariable] ??= mkdtempSync(join(parent, 'trial-builds-'));
}
