/** Hydrates pages of one version in a process that is started anew when one of them hangs or ends it, or the version is another one. */
import { join } from 'node:path';
import type { ConfinedProcess } from '../../../apps/shell/server/confined/confined-process.ts';
import { startProgram } from '../confined/start-program.ts';
import { createDeadline } from '../gate/reaction.ts';
import type { PageToVisit } from './visit-pages.ts';

/** Milliseconds for a page that reacts, with the start of its process, on a quiet machine. */
const pageLimit = 30_000;
const program = join(import.meta.dirname, 'visit-pages');

export interface PageBrowser {
  /** Whether the page became interactive and told of no failure. One page at a time. @param version the label of the one whose code runs in it */
  hydrates(page: PageToVisit, version: string): Promise<boolean>;
  close(): void;
}

interface Running {
  version: string;
  origin: string;
  confined: ConfinedProcess;
  /** Called for each of its messages while a page is open. @returns whether the message answers for the page */
  hear: (message: unknown) => boolean;
}

function start(version: string, origin: string): Running {
  const confined = startProgram(program, { connectsTo: origin, onMessage: (message) => running.hear(message) });
  const running: Running = { version, origin, confined, hear: () => false };
  return running;
}

/** @returns whether it went well; null when the process ends, falls silent or has no answer in time */
async function open(running: Running, page: PageToVisit, limit: number): Promise<boolean | null> {
  const { promise, resolve } = Promise.withResolvers<boolean | null>();
  const over = (): void => resolve(null);
  const silence = createDeadline(over);
  const whole = createDeadline(over, limit);
  running.hear = (message) => {
    silence.arm();
    if (typeof message !== 'boolean') return false;
    resolve(message);
    return true;
  };
  [silence, whole].forEach(({ arm }) => arm());
  running.confined.send(page);
  const answer = await Promise.race([promise, running.confined.ended.then(() => null)]);
  running.hear = () => false;
  [silence, whole].forEach(({ stop }) => stop());
  return answer;
}

/** @param limit milliseconds for one page that reacts, on a quiet machine */
export function createPageBrowser(limit = pageLimit): PageBrowser {
  let running: Running | null = null;
  const close = (): void => {
    running?.confined.end('closed');
    running = null;
  };
  const hydrates = async (page: PageToVisit, version: string): Promise<boolean> => {
    // What it left behind in the process must not count against another one.
    const { origin } = new URL(page.url);
    if (running?.version !== version || running.origin !== origin) close();
    const answer = await open((running ??= start(version, origin)), page, limit);
    if (answer === null) close();
    return answer ?? false;
  };
  return { hydrates, close };
}
