/** An API of a few routes that drains as ours does: `/slow` is answered after `/finish` or SIGUSR2, `/stream` is open until the end. */
import fastify from 'fastify';
import { drainHttp, mountDrain } from '@emsal/shutdown/drain-http';
import { endInOrder } from '@emsal/shutdown/end-process';
import { reportReady } from '@emsal/shutdown/supervision';

const app = fastify({ logger: true, forceCloseConnections: 'idle', return503OnClosing: false });
const slow = Promise.withResolvers<string>();
mountDrain(app);
app.get('/api/quick', () => 'quick');
app.get('/api/pid', () => String(process.pid));
app.get('/api/slow', (request) => {
  request.log.info('slow has begun');
  return slow.promise;
});
app.get('/api/finish', () => {
  slow.resolve('finished');
  return 'told';
});
process.on('SIGUSR2', () => slow.resolve('finished'));
app.get('/api/stream', (_, reply) => {
  const { raw } = reply.hijack();
  raw.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' }).write('data: 1\n\n');
});
endInOrder({ log: app.log, drain: (isHasty) => drainHttp(app, { limit: 60_000, isHasty }), limit: 60_000 });
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
reportReady();
