import { withCanary, withPreview, withPublished, withRolledBack } from '@emsal/platform/registry/file/registry-changes';
import { emptyRegistry, type Registry } from '@emsal/platform/registry/file/registry';
import { sampleEntry } from '@emsal/platform/registry/testing/sample-entry';
import { leftBecause } from './publish-new';

const one = '111111111111';
const two = '222222222222';
const three = '333333333333';
const published = (registry: Registry, version: string): Registry =>
  withPublished(registry, sampleEntry('a', version), 1);
const live = published(published(emptyRegistry, one), two);

it('a start leaves a version on trial as it is and says so', () => {
  const registry = withCanary(live, sampleEntry('a', three), { share: 0.05, at: 2 });
  expect(leftBecause(registry, 'a', three)).toBe(
    `a ${three} stays on trial: npm run publish-remote -- a gives it to everybody`,
  );
  expect(leftBecause(registry, 'a', two)).toBeNull();
  expect(leftBecause(published(registry, three), 'a', three)).toBeNull();
});

it('a start leaves a version that was rolled back as it is and says so', () => {
  const back = withRolledBack(live, { name: 'a', at: 2 });
  expect(back.ok && leftBecause(back.registry, 'a', two)).toBe(
    `a ${two} was rolled back and is not published again: npm run publish-remote -- a`,
  );
});

it('what is live, new or only shown by a link is not left', () => {
  const registry = withPreview(live, sampleEntry('a', three), { until: 9, at: 2 });
  expect([one, two, three].map((version) => leftBecause(registry, 'a', version))).toEqual([null, null, null]);
});
