/** Every package of the lock file has a licence that tools/checks/licence-rules.ts allows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { findRefusedLicences, type LockedPackages } from './find-refused-licences.ts';
import { licenceExceptions } from './licence-rules.ts';

const lock = readFileSync(join(workspaceRoot, 'package-lock.json'), 'utf8');
const { packages } = JSON.parse(lock) as { packages: LockedPackages };
const refused = findRefusedLicences(packages, licenceExceptions);
for (const line of refused) console.error(`✗ ${line}`);
if (refused.length === 0) console.log(`${Object.keys(packages).length - 1} packages, each with an allowed licence.`);
process.exitCode = refused.length > 0 ? 1 : 0;
