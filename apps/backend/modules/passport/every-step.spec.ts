import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { firstOpenStep } from '@emsal/lines/kit/steps/step-order';
import { visibleSteps } from '@emsal/lines/kit/steps/visible-steps';
import { form as personalAccident } from '@emsal/lines/health/personal-accident/form';
import { form as pet } from '@emsal/lines/health/pet/form';
import { form as travel } from '@emsal/lines/health/travel/form';
import { form as auto } from '@emsal/lines/vehicle/auto/form';
import { form as electricVehicle } from '@emsal/lines/vehicle/electric-vehicle/form';
import { form as greenCard } from '@emsal/lines/vehicle/green-card/form';
import { form as imm } from '@emsal/lines/vehicle/imm/form';
import { form as shortTraffic } from '@emsal/lines/vehicle/short-traffic/form';
import { form as traffic } from '@emsal/lines/vehicle/traffic/form';
import { form as usedVehicleTraffic } from '@emsal/lines/vehicle/used-vehicle-traffic/form';
import { samplesToday } from '@emsal/lines/kit/samples/sample';
import { visitCookieName } from '@emsal/platform/storage/cookie-table';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { samplesOf } from '@emsal/lines/registry/testing/samples-of';
import { testApp, type TestApp } from '../../testing/test-app';
import { visitPersonModule } from '../visit-person/visit-person';
import { otpModule } from '../otp/otp';
import { passportModule } from './passport';
import { passportRuns, type PassportRuns, type Run } from './testing/passport-runs';

type Answers = Record<string, string | boolean | Record<string, string>[]>;

/** TRAFFIC after every step; its other samples and AUTO's, which cover every kind of answer, and one sample of each other line with all answers. */
const walked = [
  ...[traffic, auto].map((line) => [line.id, line, samplesOf(line.id, samplesToday)] as const),
  ...[electricVehicle, greenCard, imm, shortTraffic, usedVehicleTraffic, travel, personalAccident, pet].map(
    (line) => [line.id, line, samplesOf(line.id, samplesToday).slice(0, 1)] as const,
  ),
];

let backend: TestApp;
let runs: PassportRuns;
beforeAll(async () => {
  backend = await testApp([passportModule, otpModule, visitPersonModule], { startsJobs: true });
  runs = passportRuns(backend);
});
afterAll(() => backend.close());

describe.each(walked)('%s', (_id, line, samples) => {
  describe.each(samples.map(({ name, answers }, at) => [name, answers as Answers, at] as const))(
    'with %s',
    (_, sample, nth) => {
      const steps = visibleSteps(line, sample).filter((step) => step !== line.welcome);
      const isCompany = String(sample['shortLicenseOwnerTcOrTaxNo']).length === 10;
      const answersOf = ({ identityNo, phoneNumber }: Run): Answers => ({
        ...sample,
        shortLicenseOwnerTcOrTaxNo: identityNo,
        [line.facts.identityField]: identityNo,
        phoneNumber,
      });

      it.each(steps.map(({ slug }, at) => [slug, at] as const).slice(line === traffic && nth === 0 ? 0 : -1))(
        'continues after %s in another browser, with every answer and at the same step',
        async (_slug, at) => {
          const identityNo = isCompany ? String(sample['shortLicenseOwnerTcOrTaxNo']) : undefined;
          const run = await runs.open({ line: line.id, ...(identityNo && { identityNo }) });
          const done = steps.slice(0, at + 1).map(({ slug }) => slug);
          for (const step of done)
            await run.visitor.call('POST quoterequestapi/draft/save', {
              visitId: run.visitId,
              step,
              answers: answersOf(run),
              completed: true,
            });
          const before = await runs.draftOf(run.visitor, run.visitId);
          const { visitor, reply } = await runs.resume(run, (await runs.issue(run)).code);
          expect(reply.body).toMatchObject({ isSuccess: true, result: { visitId: run.visitId, line: line.id } });
          expect(visitor.cookies.get(visitCookieName(line.facts))).toBe(run.visitId);
          const after = await runs.draftOf(visitor, run.visitId);
          expect(after).toMatchObject({ answers: before.answers, completedSteps: done, isVerified: true });
          const open = firstOpenStep(
            line,
            { answers: after.answers as AnswerSet, done: after.completedSteps },
            { today: dayInTurkey(backend.clock.now()) },
          );
          expect(open?.slug).toBe(steps[at + 1]?.slug);
        },
      );
    },
  );
});
