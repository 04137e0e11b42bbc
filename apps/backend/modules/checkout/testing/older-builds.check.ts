/** A line that is published beside a shell and a checkout of before (tools/checks/older-builds.ts): run by verify-generators.ts. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { freePort } from '@emsal/embedded-database/free-port';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { formatMoney } from '@emsal/platform/formats/money';
import type { ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { spawnChild } from '../../../testing/spawn-child';
import { serviceProcesses } from './service-processes';
import { saleOfLine } from './ready-sale';
import { secretKey, type TestSale } from './test-sale';

// Builds and starts the processes.
vi.setConfig({ testTimeout: 180_000 });

const folder = resolve(__dirname, '../../../../../tmp/older-builds');
const line = process.env['NEW_LINE'] as LineId;

const services = serviceProcesses();
let edge: ChildProcess;
let siteUrl: string;
beforeAll(async () => {
  const port = await freePort();
  siteUrl = `http://localhost:${port}`;
  edge = spawnChild(join(folder, 'shell/server/main.cjs'), {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_URL: siteUrl,
    BACKEND_URL: services().backend.url(),
    REGISTRY_DIR: join(folder, 'registry'),
    PUBLISHERS_FILE: join(folder, 'publishers.json'),
    SECRET_KEY: secretKey,
  });
  for await (const text of createInterface({ input: edge.stdout! })) if (text.includes('Server listening')) break;
  edge.stdout!.resume();
});
afterAll(() => void edge.kill('SIGKILL'));

/** The page as the edge renders it for the buyer. */
async function pageOf({ visitor }: TestSale, path: string): Promise<{ status: number; text: string }> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(siteUrl + path, { headers: { cookie }, redirect: 'manual' });
  const [main = ''] = /<main.*<\/main>/s.exec(await answer.text()) ?? [];
  return { status: answer.status, text: main.replace(/<[^>]+>/g, '') };
}

it('has its offers and its policy information on the pages of older builds', async () => {
  const { sale } = await saleOfLine(services(), line);
  const { slug, shortName } = factsOf(line);
  const list = await pageOf(sale, `/${slug}/listeleme`);
  expect([list.status, list.text]).toEqual([200, expect.stringMatching(`\\d+ ${shortName} teklifiniz hazır`)]);
  expect(list.text).toContain('Teklifi seç');
  const summary = await pageOf(sale, `/${slug}/police-bilgileri`);
  expect([summary.status, summary.text]).toEqual([200, expect.stringContaining('Poliçe bilgilerini onaylayın')]);
  expect(summary.text).toContain(formatMoney(sale.offer.total));
});

it('is the only new address', async () => {
  const { sale } = await saleOfLine(services(), line);
  expect((await pageOf(sale, '/kayik-sigortasi/listeleme')).status).toBe(404);
});
