/** Starts the edge. On SIGTERM, SIGINT and an uncaught error running requests are finished first. */
import './production';
import { listen } from '@emsal/listening/listen';
import { drainHttp } from '@emsal/shutdown/drain-http';
import { endInOrder } from '@emsal/shutdown/end-process';
import { reportReady } from '@emsal/shutdown/supervision';
import { createEdge } from './edge';
import { readSettings } from './settings';

/** Milliseconds after which running requests are aborted. */
const limit = 10_000;
/** Milliseconds for the whole drain. */
const drainLimit = limit + 2_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env, __dirname);
  const edge = await createEdge(settings);
  endInOrder({
    log: edge.log,
    drain: (isHasty) => drainHttp(edge, { limit, isHasty }),
    limit: drainLimit,
  });
  await listen(edge, settings);
  reportReady();
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
