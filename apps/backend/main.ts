/** The backend as a process: reads the environment, starts, and drains on SIGTERM, SIGINT and uncaught errors. */
import { endInOrder } from '@emsal/shutdown/end-process';
import { reportReady } from '@emsal/shutdown/supervision';
import { readConfig, type Config } from './config/config';
import { makeLogger } from './log/logger';
import { startBackend, type Backend } from './start';

/** Time limit of the whole drain in milliseconds: requests, jobs, connections. */
const drainLimit = 14_000;

const config = configOrExit();
const log = makeLogger(config.logLevel);

let backend: Backend | undefined = undefined;
endInOrder({ log, drain: async (isHasty) => backend?.drain(isHasty), limit: drainLimit });
backend = await startBackend(config, log);
log.info({ address: backend.address }, 'ready');
reportReady();

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return process.exit(1);
  }
}
