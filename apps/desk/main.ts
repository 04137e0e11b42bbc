/** Starts the edge of the desk. On SIGTERM, SIGINT and an uncaught error running requests are finished first. */
import { listen } from '@emsal/listening/listen';
import { drainHttp } from '@emsal/shutdown/drain-http';
import { endInOrder } from '@emsal/shutdown/end-process';
import { reportReady } from '@emsal/shutdown/supervision';
import { createDeskEdge } from './server/desk-edge';
import { readDeskSettings } from './server/desk-settings';

/** Milliseconds after which running requests are aborted, and for the whole drain. */
const [requestLimit, drainLimit] = [10_000, 12_000];

const settings = readDeskSettings(process.env, import.meta.dirname);
const edge = await createDeskEdge(settings);
endInOrder({ log: edge.log, drain: () => drainHttp(edge, requestLimit), limit: drainLimit });
await listen(edge, settings);
reportReady();
