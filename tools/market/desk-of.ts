/** An insurer of the sandbox, asked without its room: nothing is switched, no time passes, and what hangs by chance answers. */
import type { InsurerFacts } from '@emsal/insurers/insurer-facts';
import type { InsurerDesk } from '@emsal/insurers/port';
import { createBooks } from '../../apps/sandbox/insurers/desk/books';
import { createDesk } from '../../apps/sandbox/insurers/desk/desk';
import { createSwitches } from '../../apps/sandbox/switches/switches';

const awake = (facts: InsurerFacts): InsurerFacts => ({ ...facts, quirks: { ...facts.quirks, hangingShare: 0 } });

/** @param now the desk's time, in UTC, `2026-11-21T09:00:00Z` */
export const deskOf = (facts: InsurerFacts, seed: string, now: string): InsurerDesk =>
  createDesk({
    facts: awake(facts),
    books: createBooks(facts.firmId, seed),
    seed,
    switches: createSwitches([]),
    clock: { now: () => new Date(now) },
    latencyFactor: 0,
  });
