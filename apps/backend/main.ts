/** The backend as a process: reads the environment, starts, drains on SIGTERM and SIGINT. */
import { readConfig, type Config } from './config';
import { makeLogger } from './log/logger';
import { startBackend } from './start';

const config = configOrExit();
const log = makeLogger(config.logLevel);

process.on('uncaughtException', (error) => fail(error));
process.on('unhandledRejection', (error) => fail(error));

const backend = await startBackend(config, log);
log.info({ address: backend.address }, 'ready');
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void drain(signal));

async function drain(signal: string): Promise<void> {
  log.info({ signal }, 'draining');
  await backend.drain();
  // Kept-alive sockets of outbound pools would hold the process for their idle time.
  process.exit(0);
}

function fail(error: unknown): never {
  log.fatal({ err: error }, 'unexpected failure');
  process.exit(1);
}

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return process.exit(1);
  }
}
