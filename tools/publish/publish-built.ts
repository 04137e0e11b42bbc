/** Publishes the last builds; `npm test` runs it between build and journeys. */
import { fail } from '../start/progress.ts';
import { publishNew } from './publication/publish-new.ts';
import { registryDirectory } from './registry/registry-file.ts';

await publishNew(registryDirectory()).catch(fail);
