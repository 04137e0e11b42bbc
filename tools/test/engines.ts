/** `npm run test:engines`: the purchases in Firefox and WebKit. A missing browser is a failure, never a skip. */
import { runStages } from './run-stages.ts';
import { engineStages } from './stages.ts';

await runStages(engineStages, process.argv.slice(2));
