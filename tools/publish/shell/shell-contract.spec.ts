import { withPublished, withRolledBack } from '@emsal/platform/registry/file/registry-changes';
import { emptyRegistry } from '@emsal/platform/registry/file/registry';
import { sampleEntry } from '@emsal/platform/registry/testing/sample-entry';
import { lastVersions } from './shell-contract';

it('the last versions of a remote are the live one and two that it may go back to', () => {
  const versions = ['1', '2', '3', '4', '5'].map((digit) => digit.repeat(12));
  const published = versions.reduce(
    (registry, version, at) => withPublished(registry, sampleEntry('content', version), at),
    emptyRegistry,
  );
  const back = withRolledBack(published, { name: 'content', at: 6 });
  const tried = (of: typeof published) => lastVersions(of, 'content').map(({ version }) => version[0]);
  expect(tried(published)).toEqual(['5', '4', '3']);
  expect(back.ok && tried(back.registry)).toEqual(['4', '3', '2']);
  expect(tried(emptyRegistry)).toEqual([]);
});
