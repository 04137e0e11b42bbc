import { createCanaryTest, type Counts, type Verdict } from './canary-test';

/** Mulberry32: the same sequence for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function countsOf(total: number, rate: number, draw: () => number): Counts {
  let failed = 0;
  for (let view = 0; view < total; view++) if (draw() < rate) failed += 1;
  return { total, failed };
}

interface Canary {
  seed: number;
  stable: number;
  canary: number;
  blocks?: number;
}

/** Read after every block of 100 page views of the stable version and 10 of the canary. */
function judge({ seed, stable, canary, blocks = 800 }: Canary): { verdict: Verdict; views: number } {
  const draw = random(seed);
  const test = createCanaryTest();
  for (let block = 1; block <= blocks; block++) {
    test.add({ stable: countsOf(100, stable, draw), canary: countsOf(10, canary, draw) });
    if (test.verdict() !== 'not enough data') return { verdict: test.verdict(), views: block * 10 };
  }
  return { verdict: test.verdict(), views: blocks * 10 };
}

const rates = [0.001, 0.01, 0.03, 0.08];
const thousand = Array.from({ length: 1000 }, (_, at) => ({ seed: at + 1, stable: rates[at % rates.length]! }));
const shareOf = (verdicts: readonly Verdict[], wanted: Verdict): number =>
  verdicts.filter((verdict) => verdict === wanted).length / verdicts.length;

it('of 1,000 canaries that are as good as the stable version at most 1 % are rolled back', () => {
  const verdicts = thousand.map(({ seed, stable }) => judge({ seed, stable, canary: stable }).verdict);
  expect(shareOf(verdicts, 'fail')).toBeLessThanOrEqual(0.01);
  expect(shareOf(verdicts, 'pass')).toBeGreaterThan(0.9);
});

it('of 1,000 canaries that fail two points more often at most 2 % pass', () => {
  const verdicts = thousand.map(({ seed, stable }) => judge({ seed, stable, canary: stable + 0.02 }).verdict);
  expect(shareOf(verdicts, 'pass')).toBeLessThanOrEqual(0.02);
  expect(shareOf(verdicts, 'fail')).toBeGreaterThan(0.9);
});

it('a canary whose pages mostly fail is recognised by at most 20 of its page views', () => {
  const found = thousand.slice(0, 100).map(({ seed, stable }) => judge({ seed, stable, canary: 0.9 }));
  expect(found.every(({ verdict, views }) => verdict === 'fail' && views <= 20)).toBe(true);
});

it('a canary that nobody visits has no verdict, and a verdict stays', () => {
  const test = createCanaryTest();
  for (let block = 0; block < 1000; block++)
    test.add({ stable: { total: 100, failed: 1 }, canary: { total: 0, failed: 0 } });
  expect(test.verdict()).toBe('not enough data');
  for (let block = 0; block < 3; block++)
    test.add({ stable: { total: 100, failed: 1 }, canary: { total: 10, failed: 10 } });
  expect(test.verdict()).toBe('fail');
  for (let block = 0; block < 900; block++)
    test.add({ stable: { total: 100, failed: 1 }, canary: { total: 10, failed: 0 } });
  expect(test.verdict()).toBe('fail');
});
