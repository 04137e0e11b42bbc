import type { VisitId } from '@emsal/api/calls/identifiers';
import type { InputOf } from '@emsal/api/calls/table';
import { testApp, type TestApp } from '../../../testing/test-app';
import type { TestVisitor } from '../../../testing/test-visitor';

/** Passes the checks of TRAFFIC's first step. */
export const contact = { shortLicenseOwnerTcOrTaxNo: '10000000078', phoneNumber: '5321234567' };

interface Draft {
  answers: object;
  completedSteps: string[];
  line: string;
  isVerified: boolean;
}
type Save = InputOf<'POST quoterequestapi/draft/save'>;
type SavedStep = [visitId: VisitId, step: string, answers: Save['answers'], completed?: boolean];
export interface VisitDrafts {
  backend: TestApp;
  visitor: TestVisitor;
  /** Saves a step, completed unless `completed` is false. */
  save(...of: SavedStep): ReturnType<TestVisitor['call']>;
  draft(visitId: VisitId): Promise<Draft>;
}

/** Call it at the top level of a spec; each test has a new visitor. */
export function visitDrafts(): VisitDrafts {
  const given = {
    save: (...[visitId, step, answers, completed = true]) =>
      given.visitor.call('POST quoterequestapi/draft/save', { visitId, step, answers, completed }),
    draft: async (visitId) =>
      (await given.visitor.call('GET quoterequestapi/draft/{visitId}', { visitId })).body.result as Draft,
  } as VisitDrafts;
  beforeAll(async () => void (given.backend = await testApp()));
  beforeEach(async () => void (given.visitor = await given.backend.visitor()));
  afterAll(() => given.backend.close());
  return given;
}
