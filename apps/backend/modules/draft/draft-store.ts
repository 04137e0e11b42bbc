/** The draft of a visit: its answers and its completed steps. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { withoutDraftMetadata } from '@emsal/lines/kit/answers/draft-metadata';
import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import type { Answers } from '../../http/principals';
import { visits } from '../visit/tables';

export interface DraftMark {
  /** Random id of the page. */
  page: string;
  /** From 1. */
  number: number;
}

/** @param text `k3v9x0aa.12` */
export function readMark(text: string): DraftMark {
  const [page, number] = text.split('.') as [string, string];
  return { page, number: Number(number) };
}

export interface StepAnswers {
  visitId: VisitId;
  step: string;
  answers: Answers;
  /** Absent for unnumbered saves. */
  mark?: DraftMark;
}

/**
 * Merges a step's answers into the draft; a completed step whose answers change is reopened. A save that arrives after a later one of
 * its page changes nothing, because the later one contained its answers.
 * @returns all answers of the visit
 */
export async function saveStep(tx: Tx, { visitId, step, answers, mark }: StepAnswers): Promise<Answers> {
  const stored = await lockDraft(tx, visitId);
  if (mark && newestOf(stored.draftMarks, mark.page) > mark.number) return stored.answers;
  const all = { ...stored.answers, ...answers };
  const isUnchanged = contains(stored.answers, withoutDraftMetadata(answers));
  const changes = {
    // Unanswered visits keep the default, by which they are told apart.
    ...(Object.keys(all).length > 0 && { answers: all }),
    ...(!isUnchanged && { completedSteps: sql`array_remove(${visits.completedSteps}, ${step})` }),
    ...(mark && { draftMarks: withMark(stored.draftMarks, mark) }),
  };
  if (Object.keys(changes).length > 0) await tx.update(visits).set(changes).where(eq(visits.id, visitId));
  return all;
}

/** Pages of a visit whose saves are told apart: a reload waits for the one before it, whatever other tabs have saved since. */
const knownPages = 8;

const withMark = (marks: readonly string[], { page, number }: DraftMark): string[] => [
  ...marks.filter((mark) => readMark(mark).page !== page).slice(1 - knownPages),
  `${page}.${number}`,
];

/** Number of the page's newest save; 0 without one. */
const newestOf = (marks: readonly string[], page: string): number =>
  marks.map(readMark).find((mark) => mark.page === page)?.number ?? 0;

const contains = (stored: Answers, answers: Answers): boolean =>
  Object.entries(answers).every(([name, answer]) => isDeepStrictEqual(stored[name], answer));

async function lockDraft(tx: Tx, visitId: VisitId) {
  const { answers, draftMarks } = visits;
  const [row] = await tx.select({ answers, draftMarks }).from(visits).where(eq(visits.id, visitId)).for('update');
  return row!;
}

/** The stored answers, locked until the transaction ends. */
export async function lockAnswers(db: Executor, visitId: VisitId): Promise<Answers> {
  const [row] = await db.select({ answers: visits.answers }).from(visits).where(eq(visits.id, visitId)).for('update');
  return row?.answers ?? {};
}

/** Whether this save, or a later one of its page, has arrived. */
export async function hasSave(db: Executor, visitId: VisitId, { page, number }: DraftMark): Promise<boolean> {
  const [row] = await db.select({ marks: visits.draftMarks }).from(visits).where(eq(visits.id, visitId));
  return newestOf(row?.marks ?? [], page) >= number;
}

/** Marks a step as completed, and as the last one. */
export async function completeStep(
  db: Executor,
  { visitId, step }: Pick<StepAnswers, 'visitId' | 'step'>,
): Promise<void> {
  await db
    .update(visits)
    .set({ completedSteps: sql`array_append(array_remove(${visits.completedSteps}, ${step}), ${step})` })
    .where(eq(visits.id, visitId));
}
