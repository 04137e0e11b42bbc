/** Fixture: visits that request one-time codes. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { sentCode } from '../../../testing/verify-visit';
import { newIdentityNo, newPhoneNumber } from '../../../testing/synthetic-numbers';
import { testApp, type TestApp } from '../../../testing/test-app';
import type { TestReply, TestVisitor } from '../../../testing/test-visitor';
import { visitPersonModule } from '../../visit-person/visit-person';
import { otpModule } from '../otp';

interface Run {
  visitor: TestVisitor;
  visitId: VisitId;
  phoneNumber: string;
}

export interface CodeVisits {
  backend: TestApp;
  /** A new visit with a person and a telephone. */
  open(contact?: { identityNo?: string; phoneNumber?: string }): Promise<Run>;
  send(run: Run): Promise<TestReply['body']>;
  attempt(run: Run, code: string): Promise<TestReply['body']>;
  isRequired(run: Run): Promise<unknown>;
  codeId(run: Run): Promise<string>;
  /** The code that was sent last. */
  codeSent(): string;
  wrongCode(): string;
}

/** Call it at the top level of a spec. */
export function codeVisits(): CodeVisits {
  const given = callsOf({} as CodeVisits);
  beforeAll(async () => void (given.backend = await testApp([otpModule, visitPersonModule])));
  beforeEach(() => {
    given.backend.ports.sentSms.length = 0;
    given.backend.ports.persons.clear();
    given.backend.ports.answer.sms = { ok: true };
    given.backend.clock.advance(25 * 3600); // past the limits that earlier tests used up
  });
  afterAll(() => given.backend.close());
  return given;
}

const callsOf = (given: CodeVisits): CodeVisits =>
  Object.assign(given, {
    open: async ({ identityNo = newIdentityNo(), phoneNumber = newPhoneNumber() } = {}): Promise<Run> => {
      const visitor = await given.backend.visitor();
      const visitId = await visitor.visit();
      await visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', { visitId, identityNo, phoneNumber });
      return { visitor, visitId, phoneNumber };
    },
    send: async ({ visitor, visitId }: Run) =>
      (await visitor.call('POST quoterequestapi/sharedstep/sendotp', { visitId })).body,
    attempt: async ({ visitor, visitId }: Run, code: string) =>
      (await visitor.call('POST quoterequestapi/sharedstep/otpvalidate', { visitId, code })).body,
    isRequired: async ({ visitor, visitId }: Run) =>
      (await visitor.call('POST quoterequestapi/sharedstep/isotprequired', { visitId })).body.result,
    codeId: async ({ visitId }: Run) =>
      (
        await given.backend.services.database.pool.query<{ id: string }>(
          'SELECT id FROM one_time_codes WHERE visit_id = $1',
          [visitId],
        )
      ).rows[0]!.id,
    codeSent: () => sentCode(given.backend.ports),
    wrongCode: () => String((Number(given.codeSent()) + 1) % 1_000_000).padStart(6, '0'),
  });
