import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { trial } from './trial-module';

export interface TrialFrame {
  backend: TestApp;
  visitor: TestVisitor;
  /** @param path below /api */
  post(path: string, payload?: object | string, headers?: Record<string, string>): ReturnType<TestVisitor['send']>;
}

/** The backend with the trial module. To be called where the tests of a file are declared; the visitor is of the test that runs. */
export function trialFrame(): TrialFrame {
  const frame = {
    post: (path, payload = {}, headers = {}) =>
      frame.visitor.send({ method: 'POST', url: `/api/${path}`, payload, headers }),
  } as TrialFrame;
  beforeAll(async () => void (frame.backend = await testApp([trial])));
  beforeEach(async () => void (frame.visitor = await frame.backend.visitor()));
  afterAll(() => frame.backend.close());
  return frame;
}
