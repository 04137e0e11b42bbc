import { asc, sql } from 'drizzle-orm';
import { randomId } from '../../db/random-id';
import { testApp, type TestApp } from '../../testing/test-app';
import { addAnswers, type AnswerRow } from './offer-store';
import { quoteAnswers } from './tables';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('inserts answers in key order, so that two processes with the same answers cannot deadlock', async () => {
  const [early, late] = [randomId(), randomId()].toSorted() as [string, string];
  const answer = (quoteId: string, firmId: number): AnswerRow => ({
    quoteId,
    firmId,
    state: 'declined',
    reasonCode: 'riskNotTaken',
    offers: [],
    elapsedMs: 1,
    answeredAt: test.clock.now(),
  });
  const { db } = test.services;
  const rows = [answer(late, 31), answer(early, 45), answer(late, 7), answer(early, 31)];
  const added = await addAnswers(
    db,
    rows.map((row) => JSON.stringify(row)),
  );
  expect(added.size).toBe(4);
  const stored = await db
    .select()
    .from(quoteAnswers)
    .orderBy(asc(sql`ctid`));
  expect(stored.map(({ quoteId, firmId }) => [quoteId, firmId])).toEqual([
    [early, 31],
    [early, 45],
    [late, 7],
    [late, 31],
  ]);
});
