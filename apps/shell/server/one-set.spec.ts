/** @vitest-environment node */
/** 10,000 visitors over 50 deployments: nobody ever gets files of two sets on one page, or another set in the middle of a funnel. */
import {
  withCanary,
  withPromoted,
  withPublished,
  withRolledBack,
} from '@emsal/platform/registry/file/registry-changes';
import { emptyRegistry, usableSet, type Registry, type RevisionSet } from '@emsal/platform/registry/file/registry';
import { random } from '@emsal/platform/registry/testing/sample-draws';
import { sampleEntry } from '@emsal/platform/registry/testing/sample-entry';
import type { FastifyRequest } from 'fastify';
import { visitorOf } from './visitor/page-visitor';

const hour = 3_600_000;
const remotes = ['content', 'funnel-vehicle', 'checkout', 'account'];

interface Deploy {
  at: number;
  registry: Registry;
}

function deployed(before: Registry, number: number, draw: () => number): Registry {
  const name = remotes[Math.floor(draw() * remotes.length)]!;
  const at = number * hour * 0.5;
  const entry = sampleEntry(name, String(number).padStart(12, '0'));
  const kind = draw();
  if (kind < 0.2) return withCanary(before, entry, { share: 0.05 + draw() * 0.1, at });
  if (kind < 0.4) return withPromoted(before, name, at);
  if (kind < 0.5) {
    const back = withRolledBack(before, { name, at });
    return back.ok ? back.registry : before;
  }
  return withPublished(before, entry, at);
}

function fiftyDeploys(draw: () => number): Deploy[] {
  const first = remotes.reduce(
    (registry, name) => withPublished(registry, sampleEntry(name, '0'.repeat(12)), 0),
    emptyRegistry,
  );
  const deploys: Deploy[] = [{ at: 0, registry: first }];
  for (let number = 1; number <= 50; number++)
    deploys.push({ at: number * hour * 0.5, registry: deployed(deploys.at(-1)!.registry, number, draw) });
  return deploys;
}

const cookiesOf = (lines: readonly string[]): string[] => lines.map((line) => line.split(';', 1)[0]!);
const requestWith = (cookies: Map<string, string>): FastifyRequest =>
  ({ headers: { cookie: [...cookies.values()].join('; ') }, protocol: 'https', url: '/', ip: '' }) as FastifyRequest;

const hasWithdrawn = ({ withdrawn }: Registry, { versions }: RevisionSet): boolean =>
  Object.entries(versions).some(([name, version]) => withdrawn.includes(`${name}@${version}`));

const isSame = (a: RevisionSet, b: RevisionSet): boolean => JSON.stringify(a.versions) === JSON.stringify(b.versions);

describe('with seed 2026', () => {
  const draw = random(2026);
  const deploys = fiftyDeploys(draw);
  const registryAt = (time: number): Registry => deploys.findLast(({ at }) => at <= time)!.registry;
  const pageAt = (time: number, cookies: Map<string, string>): RevisionSet => {
    const clock = { now: () => new Date(time) };
    const visitor = visitorOf(requestWith(cookies), registryAt(time), { clock, secretKey: 'key', draw });
    for (const pair of cookiesOf(visitor.edgeCookies)) cookies.set(pair.split('=', 1)[0]!, pair);
    return visitor.set;
  };

  it('10,000 sessions over 50 deployments have no mixed set, and an open page loads for a day', () => {
    let mixed = 0;
    let moved = 0;
    let lost = 0;
    let rolledBack = 0;
    for (let session = 0; session < 10_000; session++) {
      const cookies = new Map<string, string>();
      let time = draw() * 25 * hour;
      let set = pageAt(time, cookies);
      const dayLater = registryAt(time + 24 * hour - 1);
      if (!usableSet(dayLater, set.revision) && !hasWithdrawn(dayLater, set)) lost += 1;
      for (let page = Math.floor(draw() * 8); page >= 0; page--) {
        // A remote that the open page loads later comes from the page's own revision, or not at all.
        const later = usableSet(registryAt(time + draw() * 20 * hour), set.revision);
        if (later && !isSame(later, set)) mixed += 1;
        time += draw() * 1.4 * hour;
        const next = pageAt(time, cookies);
        const wasWithdrawn = usableSet(registryAt(time), set.revision) === undefined;
        if (wasWithdrawn) rolledBack += 1;
        else if (next.revision !== set.revision) moved += 1;
        set = next;
      }
    }
    expect({ mixed, moved, lost }).toEqual({ mixed: 0, moved: 0, lost: 0 });
    expect(rolledBack).toBeGreaterThan(100);
  });
});
