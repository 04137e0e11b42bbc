/** @vitest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderProgram } from '../../testing/render-program';
import { startRenderProcess, type RenderProcess } from './render-process';

/** Reacts to nothing while it opens a version: for so many milliseconds as its name says. It forges an answer. */
const slow = renderProgram(`
  const { id, call, input } = request;
  if (input?.version === 'forged') return send({ kind: 'answer', id, output: {} });
  if (call === 'open') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(input.version));
  send({ kind: 'answer', id, output: { ok: true } });
`);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emsal-render-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = (program: string, loadFactor = 1): RenderProcess => {
  writeFileSync(join(folder, 'program.cjs'), program);
  return startRenderProcess({
    file: join(folder, 'program.cjs'),
    settings: { backendUrl: 'http://127.0.0.1:1', registryDirectory: folder },
    loadFactor: () => loadFactor,
    onStart: () => undefined,
    onStray: () => undefined,
    onOutput: () => undefined,
  });
};
const open = (process: RenderProcess, version: number | 'forged') =>
  process.call('open', { name: 'orchard', version: String(version), server: '', serverIntegrity: '' });

it('a process that does not react is ended', async () => {
  const process = start(slow);
  await expect(open(process, 60_000)).rejects.toThrow('no reaction for three seconds');
  expect((await process.ended).signal).toBe('SIGKILL');
}, 30_000);

it('a process that is slow because the machine is busy is waited for', async () => {
  const process = start(slow, 6);
  expect(await open(process, 6_000)).toEqual({ ok: true });
  process.stop();
  await process.ended;
}, 30_000);

it('an answer that the remote’s own code has sent in its place is a failure of the call', async () => {
  const process = start(slow);
  await expect(open(process, 'forged')).rejects.toThrow('no valid answer to open');
  process.stop();
  await process.ended;
}, 30_000);

const answer = "send({ kind: 'answer', id: request.id, output: { ok: true } })";

it.each([
  ['sends what is no message', "edge.write('garbage\\n')", 'it sent what is no message'],
  [
    'sends a message without an end',
    "setInterval(() => edge.writableLength || edge.write('x'.repeat(4e6)))",
    'it sent a message without an end',
  ],
  ['sends without end', 'edge.write(\'{"kind":"answer"}\\n\'.repeat(5_000))', 'it sends without end'],
  ['closes its pipe', 'edge.destroy()', null],
])(
  'a process that %s is ended, and nothing else',
  async (_, sabotage, fault) => {
    const process = start(renderProgram(sabotage), 6);
    await expect(open(process, 0)).rejects.toThrow();
    expect(await process.ended).toMatchObject({ signal: 'SIGKILL', fault });
  },
  30_000,
);

it.each([
  ['numbers and nothing', "[7, null, [], 'x', { kind: 'stray' }].forEach(send)"],
  ['messages of Node itself', "['NODE_HANDLE_ACK', 'NODE_HANDLE'].forEach((cmd) => send({ cmd, type: 'none' }))"],
  ['a socket', 'process.send?.({}, edge)'],
])('a process that sends %s goes on', async (_, sabotage) => {
  const process = start(renderProgram(`${sabotage}; ${answer}`));
  expect(await open(process, 0)).toEqual({ ok: true });
  process.stop();
  await process.ended;
});
