/** Hydrates pages of a version and looks at them with axe, before any visitor does. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { endWithParent } from '../../../libs/shutdown/end-with-parent.ts';
import type { RegistryEntry } from '../../../libs/platform/registry/registry.ts';
import type { PageFaults } from './hydrate-pages.ts';
import { beat, createDeadline } from './reaction.ts';
import { openTrialEdge, type TrialVersion } from './trial-edge.ts';
import { trialPages } from './trial-pages.ts';

/** Pages of a remote; they are spread over its paths, because many of its pages are alike. */
const pagesTried = 6;
/** Milliseconds for one page that reacts, on a quiet machine. */
const pageLimit = 30_000;
/** Megabytes of heap for the pages. */
const heapLimit = 512;

const spread = <T>(all: readonly T[]): T[] =>
  all.filter(
    (_, at) => Math.floor((at * pagesTried) / all.length) !== Math.floor(((at - 1) * pagesTried) / all.length),
  );

/** The program beside this file, compiled or not. */
const program = join(import.meta.dirname, `hydrate-pages${extname(import.meta.filename)}`);

async function faultsOf(urls: readonly string[]): Promise<PageFaults[]> {
  const child = fork(program, [...urls], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [`--max-old-space-size=${heapLimit}`],
  });
  endWithParent(child);
  const found: PageFaults[] = [];
  const end = (): boolean => child.kill('SIGKILL');
  const [silence, page] = [createDeadline(end), createDeadline(end, pageLimit)];
  [silence, page].forEach(({ arm }) => arm());
  child.on('message', (message: PageFaults | typeof beat) => {
    silence.arm();
    if (message === beat) return;
    found.push(message);
    page.arm();
  });
  await once(child, 'exit');
  [silence, page].forEach(({ stop }) => stop());
  const unfinished = urls[found.length];
  const hangs = 'ends or stops the browser: look for an endless loop or for memory that grows';
  return unfinished === undefined ? found : [...found, { url: unfinished, faults: [hangs] }];
}

interface TriedVersion extends TrialVersion {
  /** Its paths as they are beside the other remotes. */
  tried: RegistryEntry['paths'];
}

/** One sentence for each fault that a visitor would meet. */
export async function hydrationRefusals({ tried, ...trial }: TriedVersion): Promise<string[]> {
  const pages = spread(trialPages(tried));
  if (pages.length === 0) return [];
  const { url, close } = await openTrialEdge(trial);
  try {
    const found = await faultsOf(pages.map(({ address }) => url + address));
    return found.flatMap((page) => page.faults.map((fault) => `${page.url.slice(url.length)} ${fault}`));
  } finally {
    await close();
  }
}
