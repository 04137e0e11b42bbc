import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { sampleModule } from './sample-module';

export interface SampleBackend {
  backend: TestApp;
  visitor: TestVisitor;
  /** @param path below /api */
  post(path: string, payload?: object | string, headers?: Record<string, string>): ReturnType<TestVisitor['send']>;
}

/** The backend with the sample module. Call it at the top level of a spec; each test has a new visitor. */
export function sampleBackend(): SampleBackend {
  const fixture = {
    post: (path, payload = {}, headers = {}) =>
      fixture.visitor.send({ method: 'POST', url: `/api/${path}`, payload, headers }),
  } as SampleBackend;
  beforeAll(async () => void (fixture.backend = await testApp([sampleModule])));
  beforeEach(async () => void (fixture.visitor = await fixture.backend.visitor()));
  afterAll(() => fixture.backend.close());
  return fixture;
}
