import { testApp, type TestApp } from '../testing/test-app';

describe('readiness', () => {
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp([], { startsJobs: true })));
  afterAll(() => backend.close());
  const status = async (url: string) => (await backend.app.inject(url)).statusCode;

  it('ends when a drain begins, while calls are still answered', async () => {
    expect(await status('/api/health/ready')).toBe(200);
    backend.app.isDraining = true;
    expect([await status('/api/health/ready'), await status('/api/health/live')]).toEqual([503, 200]);
  });
});
