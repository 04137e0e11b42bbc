import { canaryOf, withCanary, withPublished } from '@emsal/platform/registry/file/registry-changes';
import { emptyRegistry, type Registry } from '@emsal/platform/registry/file/registry';
import { goodAfter } from '@emsal/platform/registry/file/retention';
import { sampleEntry } from '@emsal/platform/registry/testing/sample-entry';
import type { VersionCounts } from '@emsal/platform/registry/reports/version-counts';
import { createCanaryKeeper } from './canary-keeper';

const stable = '111111111111';
const tried = '222222222222';
const stableLabel = `content@${stable}`;
const triedLabel = `content@${tried}`;
const pause = 5000;

let registry: Registry;
let now: number;
let words: string[];
let visited: string[];
let own: Map<string, { total: number; failed: number }>;
let began: number;
let seen: Record<string, { total: number; failed: number; marks?: VersionCounts['counts'][number]['marks'] }>;

const trying = (): Registry =>
  withCanary(withPublished(emptyRegistry, sampleEntry('content', stable), 0), sampleEntry('content', tried), {
    share: 0.01,
    at: 0,
  });

beforeEach(() => {
  registry = trying();
  now = 0;
  began = 0;
  words = [];
  visited = [];
  own = new Map();
  seen = {};
});

const keeper = () =>
  createCanaryKeeper({
    readRegistry: async () => registry,
    change: async (change) => (registry = change(registry)),
    readCounts: async () => ({
      began,
      synthetic: [],
      counts: Object.entries(seen).map(([label, count]) => ({ label, marks: {}, ...count })),
    }),
    now: () => now,
    report: (said) => words.push(said),
    visit: (_, canary, isFailing) => visited.push(`${canary.name}${isFailing ? ' fails' : ''}`),
    visited: (label) => own.get(label) ?? { total: 0, failed: 0 },
  });

function visits(label: string, total: number, failed: number): void {
  const before = seen[label] ?? { total: 0, failed: 0 };
  seen[label] = { total: before.total + total, failed: before.failed + failed };
}

/** Rounds in which 99 visitors get the stable version and one the canary, until something changes. */
async function roundsUntilChange(failsAt: (round: number) => boolean, most: number): Promise<number> {
  const round = keeper();
  await round();
  for (let count = 1; count <= most; count++) {
    now += pause;
    visits(stableLabel, 99, count % 2);
    visits(triedLabel, 1, failsAt(count) ? 1 : 0);
    await round();
    if (!canaryOf(registry, 'content')) return count;
  }
  return most + 1;
}

it('a canary that fails for its visitors is rolled back within a minute', async () => {
  const rounds = await roundsUntilChange(() => true, 100);
  expect(rounds * pause).toBeLessThanOrEqual(60_000);
  expect([registry.sets[0]!.versions['content'], registry.withdrawn]).toEqual([stable, [triedLabel]]);
  expect(registry.history.at(-1)).toMatchObject({ action: 'rolledBack', version: stable, from: tried });
  expect(words).toEqual([`${triedLabel} failed for more visitors than the version before and is rolled back`]);
});

it('a canary that shows offers to fewer visitors is rolled back though nothing fails', async () => {
  const round = keeper();
  await round();
  for (let count = 1; count <= 100 && canaryOf(registry, 'content'); count++) {
    now += pause;
    const counted = (scale: number, failed: number) => ({
      total: 100 * scale * count,
      failed: 0,
      marks: { offers: { total: 50 * scale * count, failed: failed * scale * count } },
    });
    seen = { [stableLabel]: counted(10, 5), [triedLabel]: counted(1, 20) };
    await round();
  }
  expect(registry.withdrawn).toEqual([triedLabel]);
  expect(words).toEqual([`${triedLabel} showed offers to fewer visitors than the version before and is rolled back`]);
  expect(registry.history.at(-1)).toMatchObject({ action: 'rolledBack', from: tried, cause: 'offers' });
});

/** Rounds in which nobody but our own visitor comes, once to each version. */
async function syntheticRounds(fails: boolean): Promise<number> {
  const round = keeper();
  await round();
  for (let count = 1; count <= 1000; count++) {
    now += pause;
    own = new Map([
      [stableLabel, { total: 1, failed: 0 }],
      [triedLabel, { total: 1, failed: fails ? 1 : 0 }],
    ]);
    await round();
    if (!canaryOf(registry, 'content')) return count;
  }
  return 1001;
}

it('a version that nobody visits is visited by us, and rolled back or given to all by what that shows', async () => {
  expect((await syntheticRounds(true)) * pause).toBeLessThanOrEqual(60_000);
  expect([registry.withdrawn, visited.at(-1)]).toEqual([[triedLabel], 'content fails']);
  registry = trying();
  now = 0;
  expect((await syntheticRounds(false)) * pause).toBeGreaterThanOrEqual(goodAfter);
  expect(registry.sets[0]!.versions['content']).toBe(tried);
});

it('a version of which somebody says that it failed is visited by us at once', async () => {
  const round = keeper();
  await round();
  visited = [];
  visits(stableLabel, 9, 0);
  visits(triedLabel, 1, 1);
  await round();
  expect(visited).toEqual(['content fails']);
});

it('a version that people visit is not visited by us', async () => {
  const round = keeper();
  await round();
  visited = [];
  for (let count = 1; count <= 20; count++) {
    visits(stableLabel, 9, 0);
    visits(triedLabel, 1, 0);
    await round();
  }
  expect(visited).toEqual([]);
});

it('a good canary goes to everybody, after ten minutes at the earliest', async () => {
  const rounds = await roundsUntilChange((round) => round % 150 === 0, 5000);
  expect(rounds * pause).toBeGreaterThanOrEqual(goodAfter);
  expect([registry.sets[0]!.versions['content'], registry.withdrawn]).toEqual([tried, []]);
  expect(words).toEqual([`${triedLabel} is as good as the version before and goes to everybody`]);
});

it('a canary that nobody visits is held, and so is one beside a stable version that fails as often', async () => {
  const round = keeper();
  for (let count = 0; count < 500; count++) {
    now += pause;
    visits(stableLabel, 99, 50);
    await round();
  }
  for (let count = 0; count < 20; count++) {
    now += pause;
    visits(stableLabel, 99, 50);
    visits(triedLabel, 1, count % 2);
    await round();
  }
  expect([canaryOf(registry, 'content') === undefined, words]).toEqual([false, []]);
});

it('an edge that began anew counts from the beginning', async () => {
  const round = keeper();
  await round();
  for (let count = 1; count <= 12; count++) {
    now += pause;
    began += 1;
    seen = {};
    visits(stableLabel, 99, 1);
    visits(triedLabel, 3, 3);
    await round();
  }
  expect(registry.withdrawn).toEqual([triedLabel]);
});

it('what the stable version counted before the canary does not compare with it', async () => {
  visits(stableLabel, 1_000_000, 900_000);
  expect((await roundsUntilChange(() => true, 100)) * pause).toBeLessThanOrEqual(60_000);
});

it('a version that is tried again is judged by its new trial only', async () => {
  const round = keeper();
  const tryFor = async (rounds: number): Promise<void> => {
    for (let count = 0; count < rounds; count++) {
      now += pause;
      visits(stableLabel, 99, 0);
      visits(triedLabel, 1, 1);
      await round();
    }
  };
  await round();
  await tryFor(4);
  expect(canaryOf(registry, 'content')).toBeDefined();
  registry = withCanary(registry, sampleEntry('content', tried), { share: 0.01, at: now });
  await tryFor(4);
  expect(canaryOf(registry, 'content')).toBeDefined();
});

it('a canary that somebody ended meanwhile is left as it is', async () => {
  const ended = withPublished(registry, sampleEntry('content', '333333333333'), 1);
  let isRead = false;
  const round = createCanaryKeeper({
    readRegistry: async () => trying(),
    change: async (change) => {
      isRead = true;
      registry = change(ended);
    },
    readCounts: async () => ({
      began,
      synthetic: [],
      counts: Object.entries(seen).map(([label, count]) => ({ label, marks: {}, ...count })),
    }),
    now: () => now,
    report: () => undefined,
    visit: () => undefined,
    visited: () => ({ total: 0, failed: 0 }),
  });
  await round();
  for (let count = 0; count < 20 && !isRead; count++) {
    visits(stableLabel, 99, 0);
    visits(triedLabel, 2, 2);
    await round();
  }
  expect([isRead, registry]).toEqual([true, ended]);
});
