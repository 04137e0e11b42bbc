/** `npm run test:engines`: the journey in Firefox and WebKit. What is missing is a failure, never a skip. */
import { runStages } from './run-stages.ts';
import { engineStages } from './stages.ts';

await runStages(engineStages, process.argv.slice(2));
