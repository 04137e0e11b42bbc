/** A visitor with a complete form of TRAFFIC or another line. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { OutputOf } from '@emsal/api/calls/table';
import { branchIds } from '@emsal/lines/registry/branch-ids';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { visibleSteps } from '@emsal/lines/kit/steps/visible-steps';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { formOf } from '@emsal/lines/server/server-lines';
import { samplesOf } from '@emsal/lines/registry/testing/samples-of';
import type { Clock } from '@emsal/platform/clock';
import type { TestApp } from '../../../testing/test-app';
import type { TestVisitor } from '../../../testing/test-visitor';

export interface OfferVisit {
  visitor: TestVisitor;
  visitId: VisitId;
  createOffer(): ReturnType<TestVisitor['call']>;
  change(answers: AnswerSet): Promise<void>;
  /** The list when every insurer has answered. */
  completeList(): Promise<OfferList>;
}
export type OfferList = OutputOf<'POST quoterequestapi/offer/GetOfferList'>;

/** @param test provides the clock and visitors @param more answers in place of the sample's */
export async function offerVisit(
  test: Pick<TestApp, 'visitor'> & { clock: Clock },
  line: LineId = 'TRAFFIC',
  more: AnswerSet = {},
): Promise<OfferVisit> {
  const visitor = await test.visitor();
  const visitId = await visitor.visit(line, branchIds[line]);
  const form = formOf(line)!;
  const { answers: sample } = samplesOf(line, dayInTurkey(test.clock.now()))[0]!;
  const change = async (answers: AnswerSet) =>
    void (await visitor.call('POST quoterequestapi/draft/save', {
      visitId,
      step: visibleSteps(form, sample).at(-1)!.slug,
      answers: answers as Record<string, string>,
      completed: true,
    }));
  await change({ ...sample, ...more });
  const completeList = async (): Promise<OfferList> => {
    // The stream ends with the last answer: no polling and no sleep.
    await visitor.send({ method: 'GET', url: `/api/quoterequestapi/offer/stream/${visitId}` });
    const { body } = await visitor.call('POST quoterequestapi/offer/GetOfferList', { visitId });
    return body.result as OfferList;
  };
  return {
    visitor,
    visitId,
    change,
    createOffer: () => visitor.call('POST quoterequestapi/offer/createoffer', { visitId }),
    completeList,
  };
}
