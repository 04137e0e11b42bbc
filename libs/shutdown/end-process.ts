/** How a server process ends: after a signal, a command of its supervisor or an uncaught error, always with a graceful shutdown. */
import { promisedIdleTime } from './drain-http.ts';
import { isSupervised, onEndOrder, replacedOrder, reportSignal } from './supervision.ts';

interface EndingLog {
  info(facts: object, words: string): void;
  error(facts: object, words: string): void;
  fatal(facts: object, words: string): void;
}

export interface EndingOptions {
  log: EndingLog;
  /** Accepts no more requests and lets the running ones finish. @param isHasty nobody takes over, and somebody waits for the end */
  drain(isHasty: boolean): Promise<void>;
  /** Milliseconds after which a hasty end is forced, even if something still runs; another one also has the time of idle connections. */
  limit: number;
}

/** Ends once, later causes are ignored: with exit code 0 after a signal or a command, with 1 after an error, so that a supervisor restarts it. */
export function endInOrder({ log, drain, limit }: EndingOptions): void {
  let isEnding = false;
  const end = async (code: 0 | 1, isHasty: boolean): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(code), isHasty ? limit : limit + promisedIdleTime).unref();
    await drain(isHasty).catch((error: unknown) => log.error({ err: error }, 'drain failed'));
    // Idle keep-alive sockets of outbound pools would delay the exit.
    process.exit(code);
  };
  const fail = (error: unknown): void => {
    log.fatal({ err: error }, 'uncaught error, draining');
    void end(1, true);
  };
  // Nobody reads the log once the supervisor has been killed: each failed line would be an uncaught error, logged by the next line.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  const leave = (cause: object, isHasty: boolean): void => {
    log.info(cause, 'draining');
    void end(0, isHasty);
  };
  if (isSupervised()) onEndOrder((order) => leave({ order }, order !== replacedOrder));
  // SIGINT is a person's, SIGTERM a service manager's, which has started or will start another process.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => (isSupervised() ? reportSignal() : leave({ signal }, signal === 'SIGINT')));
}
