/** `npm test`: all stages, then a summary line. Arguments select stages by a part of their name. */
import { runStages } from './run-stages.ts';
import { stages } from './stages.ts';

await runStages(stages, process.argv.slice(2));
