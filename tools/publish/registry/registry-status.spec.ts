import { withCanary, withPublished } from '@emsal/platform/registry/file/registry-changes';
import { emptyRegistry } from '@emsal/platform/registry/file/registry';
import { sampleEntry } from '@emsal/platform/registry/testing/sample-entry';
import { sampleTeam } from '@emsal/platform/registry/testing/sample-signer';
import { statusOf } from './registry-status';

const one = '111111111111';
const two = '222222222222';
const three = '333333333333';
const published = [sampleEntry('a', one), sampleEntry('a', two), sampleEntry('b', one)].reduce(
  (registry, entry, at) => withPublished(registry, entry, at),
  emptyRegistry,
);
const registry = withCanary(published, sampleEntry('a', three), { share: 0.05, at: 4 });

it('names the version of each remote that is live, on trial and there to go back to', () => {
  expect(statusOf(registry, sampleTeam('a', 'b').publishers.remotes)).toEqual([
    { remote: 'a', live: two, 'on trial': `${three} (5 %)`, 'can go back to': one, 'rolled back': '' },
    { remote: 'b', live: one, 'on trial': '', 'can go back to': '', 'rolled back': '' },
  ]);
});

it('says of a remote that was taken out of the table that nobody is given it', () => {
  expect(statusOf(registry, sampleTeam('a').publishers.remotes)[1]).toEqual({
    remote: 'b',
    live: 'taken out of tools/publish/remotes.ts',
    'can go back to': one,
  });
});
