/** Starts the edge; SIGTERM and SIGINT let running requests finish. */
import './production';
import { createEdge } from './edge';
import { readSettings } from './settings';

/** Milliseconds after which open streams are cut. */
const drainLimit = 10_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env, __dirname);
  const edge = await createEdge(settings);
  // Remotes' code runs in this process: a promise that one of them starts and nobody awaits must not end the edge of all the others.
  process.on('unhandledRejection', (reason) => edge.log.error({ err: reason }, 'a promise was rejected unheard'));
  const stop = (): void => {
    setTimeout(() => process.exit(0), drainLimit).unref();
    void edge.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await edge.listen({ port: settings.port, host: '0.0.0.0' });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
