import { withCanary, withPreview, withPublished, withRolledBack } from '@emsal/platform/registry/file/registry-changes';
import { emptyRegistry, entryOf, type Registry } from '@emsal/platform/registry/file/registry';
import { sampleEntry } from '@emsal/platform/registry/testing/sample-entry';
import type { PageRequest } from './page-request';
import { usableVersion } from './usable-version';

const published = (registry: Registry, version: string): Registry =>
  withPublished(registry, sampleEntry('a', version), 1);

/** What visitors of a version get. @param broken cannot be opened @param suspended ended their process twice */
async function served(registry: Registry, wanted: string, { broken = [''], suspended = [''] }): Promise<string | null> {
  const renderer = {
    forget: () => undefined,
    isSuspended: (version: string) => suspended.includes(version),
    open: async ({ version }: { version: string }) =>
      broken.includes(version) ? { ok: false, fault: 'broken' } : { ok: true },
  };
  const request = {
    registry,
    ports: { renderers: { of: () => renderer } },
    request: { log: { warn: () => undefined } },
  } as unknown as PageRequest;
  return (await usableVersion(entryOf(registry, 'a', wanted)!, request))?.version ?? null;
}

const twice = published(published(emptyRegistry, '1'), '2');

it('the version before stands in for one that cannot be opened or ends its process', async () => {
  expect(await served(twice, '2', {})).toBe('2');
  expect(await served(twice, '2', { broken: ['2'] })).toBe('1');
  expect(await served(twice, '2', { suspended: ['2'] })).toBe('1');
});

it.each([
  ['is shown by a link', withPreview(twice, sampleEntry('a', '3'), { until: 9, at: 2 })],
  ['is on trial', withCanary(twice, sampleEntry('a', '3'), { share: 0.05, at: 2 })],
])('a version that %s stands in for no other one', async (_, registry) => {
  expect(await served(registry, '2', { suspended: ['2'] })).toBe('1');
  expect(await served(registry, '2', { broken: ['1', '2'] })).toBeNull();
  expect(await served(registry, '3', { broken: ['3'] })).toBe('2');
});

it('a version that was rolled back stands in for no other one', async () => {
  const back = withRolledBack(published(twice, '3'), { name: 'a', at: 3 });
  expect(back.ok && (await served(back.registry, '2', { broken: ['2'] }))).toBe('1');
});
