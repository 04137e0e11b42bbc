/** @vitest-environment node */
import { withCanary, withPublished, withPromoted } from '@emsal/platform/registry/file/registry-changes';
import { emptyRegistry, type Registry } from '@emsal/platform/registry/file/registry';
import { sampleEntry } from '@emsal/platform/registry/testing/sample-entry';
import { countedVisitors } from '@emsal/platform/registry/reports/counted-visitors';
import { createVisitorCounts, type VisitorCounts } from './visitor-counts';

const stable = 'content@111111111111';
const tried = 'content@222222222222';
const live = withPublished(emptyRegistry, sampleEntry('content', '111111111111'), 0);
const trying = withCanary(live, sampleEntry('content', '222222222222'), { share: 0.05, at: 0 });

let time: number;
let counts: VisitorCounts;
beforeEach(() => {
  time = 0;
  counts = createVisitorCounts({ now: () => new Date(time) }, 'key');
});

const from = (ip: string, registry: Registry = trying) => counts.of({ headers: {}, ip }, registry);
const counted = (label: string) => {
  time += 3_600_000;
  const found = counts.all().counts.find((one) => one.label === label);
  return [found?.total ?? 0, found?.failed ?? 0, found?.marks ?? {}];
};

/** Whoever opens 1,000 sessions at addresses of one network, and says of each what is worst. */
function hostile(label: string, addresses: (session: number) => string, registry: Registry = trying): void {
  for (let session = 0; session < 1000; session++) {
    const sender = from(addresses(session), registry);
const pin = `${label} ${session}`;
    sender.seen(label, pin);
    sender.failed(label, pin);
    sender.marked(label, pin, { lcp: false, offers: false });
  }
}

it.each([
  ['an address', () => '203.0.113.7'],
  ['a /24 of IPv4', (session: number) => `203.0.113.${session % 256}`],
  ['a /48 of IPv6', (session: number) => `2001:db8:1:${session.toString(16)}::7`],
])('a thousand sessions from %s weigh no more than two', (_, addresses) => {
  hostile(tried, addresses);
  const each = { total: countedVisitors, failed: countedVisitors };
  expect(counted(tried)).toEqual([countedVisitors, countedVisitors, { lcp: each, offers: each }]);
});

it('who was counted for the stable version is not counted for the one on trial when he gets that at last', () => {
  hostile(stable, () => '203.0.113.7');
  hostile(tried, () => '203.0.113.8');
  expect(counted(tried)).toEqual([0, 0, {}]);
});

it('sessions from before the trial cannot be used to make the stable version look worse', () => {
  for (let session = 0; session < 1000; session++) from('203.0.113.7', live).seen(stable, `pin ${session}`);
  const [before] = counted(stable);
  for (let session = 0; session < 1000; session++) from('203.0.113.7').failed(stable, `pin ${session}`);
  expect(before).toBe(1000);
  expect(counted(stable).slice(0, 2)).toEqual([1000 + countedVisitors, countedVisitors]);
});

it('other networks are counted, other remotes too, and everybody again when no version is on trial', () => {
  hostile(tried, () => '203.0.113.7');
  from('198.51.100.1').seen(tried, 'somebody');
  hostile('checkout@333333333333', () => '203.0.113.7');
  hostile(tried, () => '203.0.113.9', withPromoted(trying, 'content', 1));
  expect(counted('checkout@333333333333').slice(0, 2)).toEqual([1000, 1000]);
  expect(counted(tried)[0]).toBeGreaterThan(1000);
});
