import { createCanaryJudge, type Blocks, type Verdict } from './canary-verdict';
import { drawn, random } from '../testing/sample-draws';
import type { Counts } from './signal-evidence';
import { signals, type Signal } from '../reports/visit-marks';

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
  const test = createCanaryJudge();
  for (let block = 1; block <= blocks; block++) {
    test.add({ errors: { stable: countsOf(100, stable, draw), canary: countsOf(10, canary, draw) } });
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
  const test = createCanaryJudge();
  for (let block = 0; block < 1000; block++)
    test.add({ errors: { stable: { total: 100, failed: 1 }, canary: { total: 0, failed: 0 } } });
  expect(test.verdict()).toBe('not enough data');
  for (let block = 0; block < 3; block++)
    test.add({ errors: { stable: { total: 100, failed: 1 }, canary: { total: 10, failed: 10 } } });
  expect(test.verdict()).toBe('fail');
  for (let block = 0; block < 900; block++)
    test.add({ errors: { stable: { total: 100, failed: 1 }, canary: { total: 10, failed: 0 } } });
  expect(test.verdict()).toBe('fail');
});

describe('with web vitals and business steps', () => {
  const usual: Readonly<Record<Signal, readonly number[]>> = {
    errors: rates,
    lcp: [0.05, 0.2],
    cls: [0.02, 0.1],
    inp: [0.01, 0.05],
    step: [0.3, 0.6],
    offers: [0.05, 0.15],
    payment: [0.5, 0.9],
  };
  const stableSize = 2000;
  const canarySize = 200;

  interface Trial {
    seed: number;
    /** The signal that is two points worse; none unless given. */
    worse?: Signal | undefined;
  }

  function judgeAll({ seed, worse }: Trial): { verdict: Verdict; cause: Signal } {
    const draw = random(seed);
    const test = createCanaryJudge();
    const rateOf = (signal: Signal): number => usual[signal][seed % usual[signal].length]!;
    const blockOf = (signal: Signal) => ({
      stable: drawn(stableSize, rateOf(signal), draw),
      canary: drawn(canarySize, rateOf(signal) + (signal === worse ? 0.02 : 0), draw),
    });
    for (let block = 0; block < 200 && test.verdict() === 'not enough data'; block++)
      test.add(Object.fromEntries(signals.map((signal) => [signal, blockOf(signal)])) as Blocks);
    return { verdict: test.verdict(), cause: test.cause() };
  }

  const seeds = Array.from({ length: 1000 }, (_, at) => at + 1);

  it('of 1,000 canaries that are as good as the stable version at most 1 % are rolled back', () => {
    const verdicts = seeds.map((seed) => judgeAll({ seed }).verdict);
    expect(shareOf(verdicts, 'fail')).toBeLessThanOrEqual(0.01);
    expect(shareOf(verdicts, 'pass')).toBeGreaterThan(0.9);
  });

  it('of 1,000 canaries that are two points worse in one respect at most 2 % pass', () => {
    const found = seeds.map((seed) => ({
      worse: signals[seed % signals.length]!,
      ...judgeAll({ seed, worse: signals[seed % signals.length] }),
    }));
    const verdicts = found.map(({ verdict }) => verdict);
    expect(shareOf(verdicts, 'pass')).toBeLessThanOrEqual(0.02);
    expect(shareOf(verdicts, 'fail')).toBeGreaterThan(0.9);
    const right = found.filter(({ worse, cause }) => worse === cause).length;
    expect(right / found.length).toBeGreaterThan(0.95);
  });

  it('a version that says nothing of what the stable one says is held', () => {
    const test = createCanaryJudge();
    const good = { stable: { total: 1000, failed: 10 }, canary: { total: 100, failed: 1 } };
    const silent = { stable: { total: 30, failed: 10 }, canary: { total: 0, failed: 0 } };
    for (let block = 0; block < 500; block++) test.add({ errors: good, offers: silent });
    expect(test.verdict()).toBe('not enough data');
  });
});
