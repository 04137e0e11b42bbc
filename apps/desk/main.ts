/** Starts the edge of the desk. On SIGTERM, SIGINT and an uncaught error running requests are finished first. */
import { listen } from '@emsal/listening/listen';
import { drainHttp } from '@emsal/shutdown/drain-http';
import { endInOrder } from '@emsal/shutdown/end-process';
import { reportReady } from '@emsal/shutdown/supervision';
import { createDeskEdge } from './server/desk-edge';
import { readDeskSettings } from './server/desk-settings';

/** Milliseconds after which running requests are aborted. */
const limit = 10_000;
/** Milliseconds for the whole drain. */
const drainLimit = limit + 2_000;

const settings = readDeskSettings(process.env, import.meta.dirname);
const edge = await createDeskEdge(settings);
endInOrder({ log: edge.log, drain: (isHasty) => drainHttp(edge, { limit, isHasty }), limit: drainLimit });
await listen(edge, settings);
reportReady();
