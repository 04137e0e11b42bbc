import { rm } from 'node:fs/promises';
import { sharedBuildsVariable } from '../trial-site/shared-builds';

export default async function removeTrialBuilds(): Promise<void> {
  await rm(process.env[sharedBuildsVariable]!, { recursive: true, force: true });
}
