/** @vitest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { renderProgram } from '../../testing/render-program';
import { createRemoteRenderer, type RemoteRenderer } from './remote-renderer';
import type { PageJob } from './render-messages';

/** A render process whose page fails with its process id; the version `bad` ends it. */
const program = renderProgram(`
  const { id, call, input } = request;
  const page = () => ({ outcome: { kind: 'failed', fault: String(process.pid) }, setCookies: [], isPersonal: false });
  if (input?.version === 'bad') process.exit(1);
  send({ kind: 'answer', id, output: call === 'page' ? page() : { ok: true } });
`);

let folder: string;
let renderer: RemoteRenderer;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emsal-renderer-'));
  writeFileSync(join(folder, 'program.cjs'), program);
  renderer = createRemoteRenderer('orchard', {
    file: join(folder, 'program.cjs'),
    settings: { backendUrl: 'http://127.0.0.1:1', registryDirectory: folder },
    log: { error: () => undefined, warn: () => undefined },
    now: () => 0,
  });
});
afterEach(() => {
  renderer.stop();
  rmSync(folder, { recursive: true });
});

const open = (version: string) => renderer.open({ name: 'orchard', version, server: '', serverIntegrity: '' });
const pageProcess = async () => JSON.stringify((await renderer.page({ bundle: {} } as PageJob)).outcome);
const isSecond = (version: string): boolean => version === 'second';

it('the process of a version that was withdrawn is replaced, because its code may still run in it', async () => {
  await open('first');
  await open('second');
  const before = await pageProcess();
  renderer.forget((version) => version === 'other');
  expect(await pageProcess()).toBe(before);
  const running = pageProcess();
  renderer.forget(isSecond);
  expect(await open('first')).toEqual({ ok: true });
  const after = await pageProcess();
  expect([await running, after === before]).toEqual([before, false]);
  renderer.forget(isSecond);
  expect(await pageProcess()).toBe(after);
});

it('the version before one that was withdrawn does not wait for what that one has broken', async () => {
  for (let time = 0; time < 3; time++) {
    await open('bad');
    await pause(100);
  }
  expect(await open('first')).toMatchObject({ ok: false, fault: 'orchard waits for its restart' });
  renderer.forget((version) => version === 'bad');
  expect(await open('first')).toEqual({ ok: true });
});
