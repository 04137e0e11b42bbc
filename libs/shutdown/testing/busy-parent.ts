/** Starts a child in an endless loop and a group of two, ties both to itself, and sends their process ids. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endWithParent } from '../end-with-parent.ts';

const loop = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
const group = spawn('/bin/sh', ['-c', 'sleep 60 & echo $!; wait'], {
  stdio: ['ignore', 'pipe', 'ignore'],
  detached: true,
});
endWithParent(loop);
endWithParent(group, true);
const [inner] = (await once(group.stdout, 'data')) as [Buffer];
process.send!([loop.pid, group.pid, Number(String(inner))]);
process.once('message', () => process.exit(0));
