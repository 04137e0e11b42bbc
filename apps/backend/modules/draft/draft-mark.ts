/** A page numbers its saves, so that a reload can wait for a save that is still in flight. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Executor } from '../../db/database';
import { hasSave, type DraftMark } from './draft-store';

/** Longest wait in milliseconds, for a busy machine; less than the edge waits for a call. A lost save must not keep a page from being shown. */
const waitLimitMs = 5_000;
/** Milliseconds between two looks: most saves arrive at once, and a lost one must not cost hundreds of queries. */
const pollInterval = { first: 20, longest: 250 };

/** @param text `k3v9x0aa.12` */
export function readMark(text: string): DraftMark {
  const [page, number] = text.split('.') as [string, string];
  return { page, number: Number(number) };
}

/** Resolves when the save has arrived, or at the wait limit. */
export async function waitForSave(db: Executor, visitId: string, mark: DraftMark): Promise<void> {
  let interval = pollInterval.first;
  for (let waited = 0; waited < waitLimitMs && !(await hasSave(db, visitId, mark)); waited += interval) {
    interval = Math.min(interval * 1.5, pollInterval.longest);
    await pause(interval);
  }
}
