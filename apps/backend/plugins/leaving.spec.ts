import { testApp, type TestApp } from '../testing/test-app';
import { sayFarewell } from './leaving';

describe('a process that goes', () => {
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp([], { work: true })));
  afterAll(() => backend.close());
  const ask = async (url: string) => {
    const { statusCode, headers } = await backend.app.inject(url);
    return [statusCode, headers.connection];
  };

  it('still answers, takes its connections along, and is not ready any more', async () => {
    expect(await ask('/api/health/ready')).toEqual([200, 'keep-alive']);
    const farewell = sayFarewell(backend.app);
    expect(await ask('/api/health/live')).toEqual([200, 'close']);
    expect(await ask('/api/nowhere')).toEqual([404, 'close']);
    expect(await ask('/api/health/ready')).toEqual([503, 'close']);
    await farewell;
  });
});
