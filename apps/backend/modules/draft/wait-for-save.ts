/** A page numbers its saves, so that a reload can wait for a save that is still in flight. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Executor } from '../../db/database';
import { ProtocolError } from '../../http/protocol-error';
import { hasSave, type DraftMark } from './draft-store';

/** Longest wait in milliseconds; less than the edge waits for a call. */
const waitLimitMs = 5_000;
/** Milliseconds between two looks: most saves arrive at once, and a lost one must not cost hundreds of queries. */
const pollInterval = { first: 20, longest: 250 };

/**
 * Resolves when the save has arrived.
 * @throws ProtocolError unavailable at the wait limit: an older draft would lead a step back, so the page asks again, and without the
 *   mark once it takes the save for lost
 */
export async function waitForSave(db: Executor, visitId: VisitId, mark: DraftMark): Promise<void> {
  let interval = pollInterval.first;
  for (let waited = 0; !(await hasSave(db, visitId, mark)); waited += interval) {
    if (waited >= waitLimitMs) throw new ProtocolError('unavailable', { retryAfterSeconds: 1 });
    interval = Math.min(interval * 1.5, pollInterval.longest);
    await pause(interval);
  }
}
