/** Hydrates pages as a browser does, in jsdom in a process of its own (tools/publish/synthetic/visit-pages.ts). */
import { join } from 'node:path';
import { startConfined } from '../server/confined/confined-process';

const root = join(__dirname, '../../..');

/** Whether the page became interactive and told of no failure. */
export async function becomesInteractive(html: string, url: string): Promise<boolean> {
  const { promise: answered, resolve } = Promise.withResolvers<boolean>();
  const { send, end } = startConfined({
    program: join(root, 'tools/publish/synthetic/visit-pages.ts'),
    readable: [root],
    connectsTo: url,
    heapLimit: 512,
    onStart: () => undefined,
    // Between its answers it says that it reacts.
    onMessage: (message) => {
      const isAnswer = typeof message === 'boolean';
      if (isAnswer) resolve(message);
      return isAnswer;
    },
  });
  send({ html, url, headers: { 'sec-fetch-site': 'same-origin' } });
  const isInteractive = await answered;
  end('answered');
  return isInteractive;
}
