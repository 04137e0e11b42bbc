/** A process of its own, because pages run a remote's code: `hydrate-pages.ts <url>...` sends the faults of each page. */
import { pageFaults } from './hydrated-page.ts';
import { sendBeats } from './reaction.ts';

export interface PageFaults {
  url: string;
  faults: string[];
}

sendBeats();
const strays: string[] = [];
for (const event of ['unhandledRejection', 'uncaughtException'] as const)
  process.on(event, (error: unknown) => strays.push((error as Error | null)?.message ?? String(error)));

for (const url of process.argv.slice(2)) {
  const found = await pageFaults(url);
  const stray = strays.splice(0).map((message) => `leaves an error behind in the browser: ${message}: catch it`);
  const page: PageFaults = { url, faults: [...found, ...stray] };
  await new Promise((sent) => process.send!(page, sent));
}
// Timers of a page may go on.
process.exit(0);
