/** Puts what is built into the registry; `npm test` runs it between build and journeys. */
import { publishNew } from './publish-new.ts';
import { registryDirectory } from './registry-file.ts';

await publishNew(registryDirectory());
