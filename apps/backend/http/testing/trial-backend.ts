import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { trial } from './trial-module';

export interface TrialBackend {
  backend: TestApp;
  visitor: TestVisitor;
  /** @param path below /api */
  post(path: string, payload?: object | string, headers?: Record<string, string>): ReturnType<TestVisitor['send']>;
}

/** The backend with the trial module. Call it at the top level of a spec; each test has a new visitor. */
export function trialBackend(): TrialBackend {
  const fixture = {
    post: (path, payload = {}, headers = {}) =>
      fixture.visitor.send({ method: 'POST', url: `/api/${path}`, payload, headers }),
  } as TrialBackend;
  beforeAll(async () => void (fixture.backend = await testApp([trial])));
  beforeEach(async () => void (fixture.visitor = await fixture.backend.visitor()));
  afterAll(() => fixture.backend.close());
  return fixture;
}
