/** A process of its own, because pages run a remote's code: `hydrate-pages.ts <url>...` sends the faults of each page. */
import { openParent } from '../../../apps/shell/server/confined/confined-program.ts';
import { pageFaults } from './hydrated-page.ts';
import { sendBeats } from './reaction.ts';

const send = openParent();
sendBeats(send);
const strays: string[] = [];
for (const event of ['unhandledRejection', 'uncaughtException'] as const)
  process.on(event, (error: unknown) => strays.push((error as Error | null)?.message ?? String(error)));

for (const url of process.argv.slice(2)) {
  const found = await pageFaults(url);
  const stray = strays.splice(0).map((message) => `leaves an error behind in the browser: ${message}: catch it`);
  await new Promise<void>((sent) => send({ url, faults: [...found, ...stray] }, sent));
}
// Timers of a page may go on.
process.exit(0);
