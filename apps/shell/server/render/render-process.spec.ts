/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRenderProcess, type RenderProcess } from './render-process';

/** A render process that reacts to nothing while it opens a version: for so many milliseconds as its name says. It forges an answer. */
const program = `
  process.on('message', ({ id, call, input }) => {
    if (input?.version === 'forged') return process.send({ kind: 'answer', id, output: {} });
    if (call === 'open') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(input.version));
    process.send({ kind: 'answer', id, output: { ok: true } });
  });
  process.send({ kind: 'ready' });
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emsal-render-'));
  writeFileSync(join(folder, 'program.cjs'), program);
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = (loadFactor: number): RenderProcess =>
  startRenderProcess({
    file: join(folder, 'program.cjs'),
    settings: { backendUrl: 'http://127.0.0.1:1', registryDirectory: folder },
    loadFactor: () => loadFactor,
    onStart: () => undefined,
    onStray: () => undefined,
    onOutput: () => undefined,
  });
const open = (process: RenderProcess, version: number | 'forged') =>
  process.call('open', { name: 'orchard', version: String(version), server: '', serverIntegrity: '' });

it('a process that does not react is ended', async () => {
  const process = start(1);
  await expect(open(process, 60_000)).rejects.toThrow('no reaction for three seconds');
  expect((await process.ended).signal).toBe('SIGKILL');
}, 30_000);

it('a process that is slow because the machine is busy is waited for', async () => {
  const process = start(6);
  expect(await open(process, 6_000)).toEqual({ ok: true });
  process.stop();
  await process.ended;
}, 30_000);

it('an answer that the remote’s own code has sent in its place is a failure of the call', async () => {
  const process = start(1);
  await expect(open(process, 'forged')).rejects.toThrow('no valid answer to open');
  process.stop();
  await process.ended;
}, 30_000);
