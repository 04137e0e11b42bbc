/** An insurer stub of the sandbox without its HTTP service: no switches, no latency, no random hangs. */
import type { InsurerFacts } from '@emsal/insurers/insurer-facts';
import type { InsurerStub } from '@emsal/insurers/insurer-client';
import { createBooks } from '../../apps/sandbox/insurers/stub/books';
import { createInsurerStub } from '../../apps/sandbox/insurers/stub/insurer-stub';
import { createSwitches } from '../../apps/sandbox/switches/switches';

const withoutHangs = (facts: InsurerFacts): InsurerFacts => ({
  ...facts,
  behaviour: { ...facts.behaviour, hangingShare: 0 },
});

/** @param now the desk's time, in UTC, `2026-11-21T09:00:00Z` */
export const insurerStubFor = (facts: InsurerFacts, seed: string, now: string): InsurerStub =>
  createInsurerStub({
    facts: withoutHangs(facts),
    books: createBooks(facts.firmId, seed),
    seed,
    switches: createSwitches([]),
    clock: { now: () => new Date(now) },
    latencyFactor: 0,
  });
