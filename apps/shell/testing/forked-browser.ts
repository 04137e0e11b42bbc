/** Hydrates pages as a browser does, in jsdom in a process of its own (tools/publish/synthetic/visit-pages.ts). */
import { fork } from 'node:child_process';
import { join } from 'node:path';

const program = join(__dirname, '../../../tools/publish/synthetic/visit-pages.ts');

/** Whether the page became interactive and told of no failure. */
export async function becomesInteractive(html: string, url: string): Promise<boolean> {
  const child = fork(program, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] });
  // Between its answers it says that it reacts.
  const answered = new Promise<boolean>((done) => {
    child.on('message', (message) => typeof message === 'boolean' && done(message));
  });
  child.send({ html, url, headers: { 'sec-fetch-site': 'same-origin' } });
  const isInteractive = await answered;
  child.kill('SIGKILL');
  return isInteractive;
}
