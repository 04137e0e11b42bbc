/** 1,000 seeded canaries, each with a party that reports what is worst from as many subnets as it has. */
import { createCanaryJudge, type Verdict } from '@emsal/platform/registry/canary/canary-verdict';
import { drawn, random } from '@emsal/platform/registry/testing/sample-draws';
import { createDoubtedFailures, forgeable } from './doubted-failures';

interface Trial {
  seed: number;
  /** How much worse the version on trial is. */
  regression?: number;
  /** The version of which the party says that it failed. */
  accused: 'stable' | 'canary';
}

/** Visitors of the stable version in a block, ten times those of the canary: few in the beginning, when the party comes. */
const sizeOf = (block: number): number => (block < 10 ? 100 : 2000);

function judge({ seed, regression = 0, accused }: Trial): Verdict {
  const draw = random(seed);
  const test = createCanaryJudge();
  const doubted = createDoubtedFailures();
  const rate = [0.001, 0.01, 0.03, 0.08][seed % 4]!;
  const attack = Math.floor(draw() * 10);
  for (let block = 0; block < 200 && test.verdict() === 'not enough data'; block++) {
    const counts = {
      stable: drawn(sizeOf(block), rate, draw),
      canary: drawn(sizeOf(block) / 10, rate + regression, draw),
    };
    if (block === attack) {
      counts[accused].total += forgeable;
      counts[accused].failed += forgeable;
    }
    test.add({ errors: { ...counts, doubted: doubted.of('errors', counts.canary) } });
  }
  return test.verdict();
}

const seeds = Array.from({ length: 1000 }, (_, at) => at + 1);
const shareOf = (verdicts: readonly Verdict[], wanted: Verdict): number =>
  verdicts.filter((verdict) => verdict === wanted).length / verdicts.length;

it('of 1,000 good canaries that somebody says have failed at most 1 % are rolled back', () => {
  const verdicts = seeds.map((seed) => judge({ seed, accused: 'canary' }));
  expect(shareOf(verdicts, 'fail')).toBeLessThanOrEqual(0.01);
  expect(shareOf(verdicts, 'pass')).toBeGreaterThan(0.9);
});

it('of 1,000 canaries that fail two points more often at most 2 % pass, though somebody says that of the stable version', () => {
  const verdicts = seeds.map((seed) => judge({ seed, regression: 0.02, accused: 'stable' }));
  expect(shareOf(verdicts, 'pass')).toBeLessThanOrEqual(0.02);
  expect(shareOf(verdicts, 'fail')).toBeGreaterThan(0.9);
});
