import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const running = new Set<ChildProcess>();
afterEach(() => running.forEach((child) => child.kill('SIGKILL')));

/** @param limit milliseconds that a drain may take */
async function startServer(limit: number) {
  const child = fork(join(__dirname, 'testing/fragile-server.ts'), [String(limit)], { silent: true, execArgv: [] });
  running.add(child.once('exit', () => running.delete(child)));
  const lines: string[] = [];
  const read = createInterface({ input: child.stdout! }).on('line', (line) => lines.push(line));
  const ended = once(child, 'exit');
  const [port] = (await once(child, 'message')) as [number];
  const told = async (words: string): Promise<void> => {
    while (!lines.some((line) => line.includes(words))) await once(read, 'line');
  };
  return { child, lines, told, ended, ask: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
}

describe('a process', () => {
  it.each([
    ['/throw', 'thrown by nobody'],
    ['/reject', 'rejected by nobody'],
  ])('tells of an error that nobody caught (%s), finishes what runs, and ends with 1', async (path, words) => {
    const { child, lines, told, ended, ask } = await startServer(60_000);
    const slow = ask('/slow');
    await told('slow');
    await ask(path);
    await told(`uncaught error, draining: ${words}`);
    await expect(ask('/slow')).rejects.toThrow();
    child.send('finish');
    expect(await (await slow).text()).toBe('finished');
    expect(await ended).toEqual([1, null]);
    expect(lines).toEqual(['slow', `uncaught error, draining: ${words}`]);
  });

  it('serves on when nobody reads its log any more', async () => {
    const { child, ask } = await startServer(60_000);
    child.stdout!.destroy();
    const slow = ask('/slow');
    await new Promise((written) => setTimeout(written, 300));
    child.send('finish');
    expect(await (await slow).text()).toBe('finished');
    // It did not take the failed line for an error that ends it.
    const again = ask('/slow');
    await new Promise((written) => setTimeout(written, 300));
    child.send('finish');
    expect(await (await again).text()).toBe('finished');
  });

  it('ends at its limit though something still runs', async () => {
    const { told, ended, ask } = await startServer(1);
    const slow = ask('/slow');
    await told('slow');
    await ask('/throw');
    await expect(slow).rejects.toThrow();
    expect(await ended).toEqual([1, null]);
  });
});
