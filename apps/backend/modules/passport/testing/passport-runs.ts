/** Fixture: a visit with a telephone, its passport, and another browser that opens it. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { OutputOf } from '@emsal/api/calls/table';
import { branchIds } from '@emsal/lines/registry/branch-ids';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { sql } from 'drizzle-orm';
import { sentCode } from '../../../testing/verify-visit';
import { newIdentityNo, newPhoneNumber } from '../../../testing/synthetic-numbers';
import type { TestApp } from '../../../testing/test-app';
import type { TestReply, TestVisitor } from '../../../testing/test-visitor';
import { eventually } from '../../../testing/eventually';

export interface Run {
  visitor: TestVisitor;
  visitId: VisitId;
  identityNo: string;
  phoneNumber: string;
}
type Draft = OutputOf<'GET quoterequestapi/draft/{visitId}'>;
type Passport = OutputOf<'POST quoterequestapi/passport/create'>;

export interface PassportRuns {
  open(of?: { identityNo?: string; line?: LineId }): Promise<Run>;
  issue(run: Run): Promise<Passport>;
  requestCode(visitor: TestVisitor, passport: string): Promise<TestReply>;
  /** Requests a code and waits until the job has sent it, or stored one without a recipient. */
  requestCodeAndWait(visitor: TestVisitor, passport: string): Promise<TestReply>;
  enterCode(visitor: TestVisitor, code: string): Promise<TestReply>;
  codeTo(phoneNumber: string): string;
  /** Another browser requests a code with the passport and enters the one that was sent. */
  resume(run: Run, passport: string): Promise<{ visitor: TestVisitor; reply: TestReply }>;
  draftOf(visitor: TestVisitor, visitId: VisitId): Promise<Draft>;
}

export function passportRuns(backend: TestApp): PassportRuns {
  const runs: PassportRuns = {
    open: async ({ identityNo = newIdentityNo(), line = 'TRAFFIC' } = {}) => {
      const visitor = await backend.visitor();
      const person = {
        visitId: await visitor.visit(line, branchIds[line]),
        identityNo,
        phoneNumber: newPhoneNumber(),
      };
      await visitor.call('POST quoterequestapi/sharedstep/savecustomerinfo', person);
      return { visitor, ...person };
    },
    issue: async ({ visitor, visitId }) =>
      (await visitor.call('POST quoterequestapi/passport/create', { visitId })).body.result as Passport,
    requestCode: (visitor, passport) => visitor.call('POST quoterequestapi/passport/sendotp', { passport }),
    requestCodeAndWait: async (visitor, passport) => {
      const before = await jobsDone(backend);
      const reply = await runs.requestCode(visitor, passport);
      if (reply.body.isSuccess) await eventually(async () => (await jobsDone(backend)) > before);
      return reply;
    },
    enterCode: (visitor, code) => visitor.call('POST quoterequestapi/passport/open', { code }),
    codeTo: (phoneNumber) => sentCode(backend.ports, phoneNumber),
    resume: async ({ phoneNumber }, passport) => {
      const visitor = await backend.visitor();
      await runs.requestCodeAndWait(visitor, passport);
      return { visitor, reply: await runs.enterCode(visitor, runs.codeTo(phoneNumber)) };
    },
    draftOf: async (visitor, visitId) =>
      (await visitor.call('GET quoterequestapi/draft/{visitId}', { visitId })).body.result as Draft,
  };
  return runs;
}

async function jobsDone({ services }: TestApp): Promise<number> {
  const { rows } = await services.db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM jobs.job WHERE name = 'passport.code' AND state = 'completed'`,
  );
  return rows[0]!.count;
}
