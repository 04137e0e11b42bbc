/** Publishes the last builds; `npm test` runs it between build and journeys. */
import { publishNew } from './publish-new.ts';
import { registryDirectory } from './registry-file.ts';

await publishNew(registryDirectory());
