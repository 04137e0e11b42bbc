import { withPublished, withRolledBack, type Rollback } from './publications';
import { chooseSet, emptyRegistry, entriesOf, needsPublish, type Registry } from './registry';
import { goodAfter, loadableFor } from './retention';
import { sampleEntry } from './sample-entry';

/** Each publication a minute after the one before. */
const published = (...items: Array<[string, string]>): Registry =>
  items.reduce(
    (registry, [name, version], at) => withPublished(registry, sampleEntry(name, version), at * 60_000),
    emptyRegistry,
  );
const rolledBack = (registry: Registry, rollback: Omit<Rollback, 'at'>): Registry => {
  const result = withRolledBack(registry, { ...rollback, at: 600_000 });
  if (!result.ok) throw new Error(result.reason);
  return result.registry;
};
const versionsOf = ({ entries }: Registry, of: string): string[] =>
  entries.filter(({ name }) => name === of).map(({ version }) => version);

describe('the registry', () => {
  it('raises the revision with each publication and keeps the other remotes', () => {
    const registry = published(['a', '1'], ['b', '1'], ['a', '2']);
    expect(registry.sets[0]).toEqual({ revision: 3, at: 120_000, versions: { a: '2', b: '1' } });
  });

  it('publishing the current version again changes nothing', () => {
    const registry = published(['a', '1']);
    expect(withPublished(registry, sampleEntry('a', '1'), 1)).toBe(registry);
  });

  it('keeps a pinned visitor on the revision of the first page', () => {
    const registry = published(['a', '1'], ['a', '2']);
    expect(entriesOf(registry, chooseSet(registry, 1))).toEqual([sampleEntry('a', '1')]);
    expect(chooseSet(registry).revision).toBe(2);
  });

  it('moves a pinned visitor when a version of the revision was rolled back', () => {
    const registry = rolledBack(published(['a', '1'], ['a', '2']), { name: 'a' });
    expect(chooseSet(registry, 2)).toMatchObject({ revision: 3, versions: { a: '1' } });
  });

  it('rolls back twice, then refuses', () => {
    const once = rolledBack(published(['a', '1'], ['a', '2'], ['a', '3']), { name: 'a' });
    const twice = rolledBack(once, { name: 'a' });
    expect([once.sets[0]!.versions['a'], twice.sets[0]!.versions['a']]).toEqual(['2', '1']);
    expect(withRolledBack(twice, { name: 'a', at: 0 })).toEqual({ ok: false, reason: 'no version before' });
    expect(withRolledBack(twice, { name: 'b', at: 0 })).toEqual({ ok: false, reason: 'unknown remote' });
  });

  it('rolls back to the version that is named, if it is stored and was not rolled back itself', () => {
    const registry = published(['a', '1'], ['a', '2'], ['a', '3']);
    expect(rolledBack(registry, { name: 'a', version: '1' }).sets[0]!.versions['a']).toBe('1');
    const to = (version: string) => withRolledBack(rolledBack(registry, { name: 'a' }), { name: 'a', version, at: 0 });
    expect(to('9')).toEqual({ ok: false, reason: 'no such version' });
    expect(to('3')).toEqual({ ok: false, reason: 'that version was rolled back' });
  });

  it('writes every switch into a history that only grows', () => {
    const registry = rolledBack(published(['a', '1'], ['a', '2']), { name: 'a' });
    expect(registry.history).toEqual([
      { at: 0, action: 'published', name: 'a', version: '1', revision: 1 },
      { at: 60_000, action: 'published', name: 'a', version: '2', revision: 2 },
      { at: 600_000, action: 'rolledBack', name: 'a', version: '1', revision: 3 },
    ]);
  });

  it.each([
    ['a new version', '3', true],
    ['an older version, which was only followed by another', '1', true],
    ['the current version', '2', false],
  ])('%s needs a publication: %s', (_, version, awaits) => {
    expect(needsPublish(published(['a', '1'], ['a', '2']), 'a', version)).toBe(awaits);
  });

  it('a version that was rolled back needs no publication, but can be published again', () => {
    const registry = rolledBack(published(['a', '1'], ['a', '2']), { name: 'a' });
    expect(needsPublish(registry, 'a', '2')).toBe(false);
    const again = withPublished(registry, sampleEntry('a', '2'), 700_000);
    expect(chooseSet(again).versions).toEqual({ a: '2' });
    expect(again.withdrawn).toEqual([]);
  });
});

describe('retention', () => {
  it('a hundred publications of others within a day leave every revision and version loadable', () => {
    const others = Array.from({ length: 100 }, (_, at): [string, string] => ['b', String(at)]);
    const registry = published(['a', '1'], ...others);
    expect(entriesOf(registry, chooseSet(registry, 2)).map(({ version }) => version)).toEqual(['1', '0']);
  });

  it('a version that was replaced more than a day ago goes with its revisions', () => {
    const registry = withPublished(published(['a', '1'], ['a', '2']), sampleEntry('a', '3'), 60_000 + loadableFor);
    const [good, gone] = [versionsOf(registry, 'a'), chooseSet(registry, 1).revision];
    expect([good, gone]).toEqual([['3', '2'], 3]);
  });

  it('bad versions, one after the other for more than a day, never remove the last good one', () => {
    const pause = goodAfter / 2;
    let registry = withPublished(emptyRegistry, sampleEntry('a', 'good'), 0);
    for (let at = goodAfter; at < loadableFor + 3 * goodAfter; at += pause)
      registry = withPublished(registry, sampleEntry('a', `bad ${at}`), at);
    expect(versionsOf(registry, 'a').at(-1)).toBe('good');
    const back = withRolledBack(registry, { name: 'a', version: 'good', at: 2 * loadableFor });
    expect(back.ok && back.registry.sets[0]!.versions['a']).toBe('good');
  });
});
