/** Hydrates pages in a process that is started anew when one of them hangs or ends it. */
import { fork, type ChildProcess } from 'node:child_process';
import { extname, join } from 'node:path';
import { endWithParent } from '../../../libs/shutdown/end-with-parent.ts';
import { beat, createDeadline } from '../gate/reaction.ts';
import type { PageToVisit } from './visit-pages.ts';

/** Milliseconds for a page that reacts. */
const pageLimit = 30_000;
const program = join(import.meta.dirname, `visit-pages${extname(import.meta.filename)}`);

function start(): ChildProcess {
  const child = fork(program, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: ['--max-old-space-size=512'] });
  endWithParent(child);
  return child;
}

export interface PageBrowser {
  /** Whether the page became interactive and told of no failure. One page at a time. */
  hydrates(page: PageToVisit): Promise<boolean>;
  close(): void;
}

/** @param limit milliseconds for one page that reacts */
export function createPageBrowser(limit = pageLimit): PageBrowser {
  let child: ChildProcess | null = null;
  const close = (): void => {
    child?.kill('SIGKILL');
    child = null;
  };
  const hydrates = async (page: PageToVisit): Promise<boolean> => {
    const current = (child ??= start());
    const { promise, resolve } = Promise.withResolvers<boolean | null>();
    const ended = (): void => resolve(null);
    const silence = createDeadline(ended);
    const timer = setTimeout(ended, limit);
    const hear = (message: boolean | typeof beat): void => (message === beat ? silence.arm() : resolve(message));
    silence.arm();
    current.once('exit', ended).on('message', hear);
    current.send(page, () => undefined);
    const answer = await promise;
    silence.stop();
    clearTimeout(timer);
    current.off('exit', ended).off('message', hear);
    if (answer === null) close();
    return answer ?? false;
  };
  return { hydrates, close };
}
