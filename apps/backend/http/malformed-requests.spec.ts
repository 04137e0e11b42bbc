import { malformedChunks, malformedHeads } from '@emsal/listening/testing/malformed-requests';
import { statusesOf } from '@emsal/listening/testing/raw-exchange';
import { testApp, type TestApp } from '../testing/test-app';

const path = '/api/health/live';
let backend: TestApp;
let url: string;
beforeAll(async () => {
  backend = await testApp();
  url = await backend.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => backend.close());

const isRefused = (status: number): boolean => status >= 400 && status < 500;

it('malformed heads are rejected, malformed bodies end the connection, and no request behind either is answered', async () => {
  const wrong: unknown[] = [];
  for (const [name, sent] of malformedHeads({ path, seed: 20261124, count: 200 })) {
    const statuses = await statusesOf(url, sent);
    if (statuses.length > 1 || !statuses.every(isRefused)) wrong.push([name, statuses]);
  }
  for (const [name, sent] of malformedChunks(path)) {
    const statuses = await statusesOf(url, sent);
    if (statuses.length > 1) wrong.push([name, statuses]);
  }
  expect(wrong).toEqual([]);
  expect((await fetch(url + path)).status).toBe(200);
}, 60_000);
