/** `npm test`: every level of test, then one clear line. Arguments choose stages by a part of their name. */
import { runStages } from './run-stages.ts';
import { stages } from './stages.ts';

await runStages(stages, process.argv.slice(2));
