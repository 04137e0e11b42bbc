/** Hydrates pages in a process of its own, one after the other. */
import { join } from 'node:path';
import { z } from 'zod';
import { startProgram } from '../confined/start-program.ts';
import { createDeadline } from './reaction.ts';

/** Milliseconds for one page that reacts, on a quiet machine. */
const pageLimit = 30_000;
const program = join(import.meta.dirname, 'hydrate-pages');

const pageFaults = z.object({ url: z.string(), faults: z.array(z.string()) });
type PageFaults = z.infer<typeof pageFaults>;

/** @returns an entry for each page until one ends the process or stops it, which is the last */
export async function faultsOf(urls: readonly string[]): Promise<PageFaults[]> {
  const found: PageFaults[] = [];
  const silence = createDeadline(() => end('silence'));
  const page = createDeadline(() => end('late'), pageLimit);
  const { ended, end } = startProgram(program, {
    args: urls,
    connectsTo: urls[0]!,
    onMessage: (message) => {
      silence.arm();
      const { data } = pageFaults.safeParse(message);
      if (data?.url !== urls[found.length]) return false;
      found.push(data!);
      page.arm();
      return true;
    },
  });
  [silence, page].forEach(({ arm }) => arm());
  await ended;
  [silence, page].forEach(({ stop }) => stop());
  const unfinished = urls[found.length];
  const hangs = 'ends or stops the browser: look for an endless loop or for memory that grows';
  return unfinished === undefined ? found : [...found, { url: unfinished, faults: [hangs] }];
}
