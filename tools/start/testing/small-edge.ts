/** The edge's way to the API and its drain, without pages. */
import fastify from 'fastify';
import { listen } from '@emsal/listening/listen';
import { drainHttp, mountDrain } from '@emsal/shutdown/drain-http';
import { endInOrder } from '@emsal/shutdown/end-process';
import { reportReady } from '@emsal/shutdown/supervision';
import { proxyApi } from '../../../apps/shell/server/api/api-proxy';

const app = fastify({ logger: true, forceCloseConnections: 'idle', return503OnClosing: false });
mountDrain(app);
app.get('/pid', () => String(process.pid));
await app.register((scope) => proxyApi(scope, process.env['BACKEND_URL']!));
endInOrder({ log: app.log, drain: (isHasty) => drainHttp(app, { limit: 60_000, isHasty }), limit: 60_000 });
await listen(app, { host: 'localhost', port: Number(process.env['PORT']) });
reportReady();
