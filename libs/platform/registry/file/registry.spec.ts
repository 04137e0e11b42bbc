import {
  withCanary,
  withPreview,
  withPromoted,
  withPublished,
  withRolledBack,
  type Rollback,
} from './registry-changes';
import { chooseSet, emptyRegistry, entriesOf, needsPublish, type Registry } from './registry';
import { goodAfter, loadableFor } from './retention';
import { sampleEntry } from '../testing/sample-entry';

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
    expect(withRolledBack(twice, { name: 'a', at: 0 })).toMatchObject({
      ok: false,
      reason: expect.stringContaining('no version before'),
    });
    expect(withRolledBack(twice, { name: 'b', at: 0 })).toEqual({ ok: false, reason: 'it was never published' });
  });

  it('rolls back to the version that is named, if it is stored and was not rolled back itself', () => {
    const registry = published(['a', '1'], ['a', '2'], ['a', '3']);
    expect(rolledBack(registry, { name: 'a', version: '1' }).sets[0]!.versions['a']).toBe('1');
    const to = (version: string) => withRolledBack(rolledBack(registry, { name: 'a' }), { name: 'a', version, at: 0 });
    expect(to('9')).toMatchObject({ ok: false, reason: expect.stringContaining('no such version') });
    expect(to('3')).toEqual({ ok: false, reason: 'that version was rolled back' });
  });

  it('does not roll back to a version that was only shown by a link or on trial', () => {
    const shown = withPreview(published(['a', '1']), sampleEntry('a', '2'), { until: 900_000, at: 1 });
    expect(withRolledBack(shown, { name: 'a', at: 2 })).toMatchObject({ ok: false });
    expect(withRolledBack(shown, { name: 'a', version: '2', at: 2 })).toEqual({
      ok: false,
      reason: 'that version was never live: publish it',
    });
    const tried = withPublished(
      withCanary(published(['a', '1']), sampleEntry('a', '2'), { share: 0.1, at: 1 }),
      sampleEntry('a', '3'),
      2,
    );
    expect(rolledBack(tried, { name: 'a' }).sets[0]!.versions['a']).toBe('1');
  });

  it('does not roll back to a version that publishes no lines while others have pages of every line', () => {
    const lines = [{ id: 'CAR', slug: 'car', branchId: 1 }];
    const list = {
      ...sampleEntry('list', '1'),
      paths: [{ pattern: '/:branch/liste', lines: true, rank: 20 } as const],
    };
    const [first, second, third, fourth] = ['1', '2', '3', '4'].map((version) => sampleEntry('form', version));
    const registry = [{ ...first!, lines }, list, { ...second!, lines: [] }, third!, { ...fourth!, lines }].reduce(
      (before, entry, at) => withPublished(before, entry as (typeof before.entries)[0], at * 60_000),
      emptyRegistry,
    );
    expect(rolledBack(registry, { name: 'form' }).sets[0]!.versions).toEqual({ form: '1', list: '1' });
    expect(withRolledBack(registry, { name: 'form', version: '3', at: 0 })).toEqual({
      ok: false,
      reason: 'that version publishes no lines, and other remotes have pages of every line',
    });
  });

  it('writes every switch into a history that only grows', () => {
    const registry = rolledBack(published(['a', '1'], ['a', '2']), { name: 'a' });
    expect(registry.history).toEqual([
      { at: 0, action: 'published', name: 'a', version: '1', revision: 1 },
      { at: 60_000, action: 'published', name: 'a', version: '2', revision: 2 },
      { at: 600_000, action: 'rolledBack', name: 'a', version: '1', from: '2', revision: 3 },
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
    const good = versionsOf(registry, 'a');
    const gone = chooseSet(registry, 1).revision;
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

describe('versions that only some visitors get', () => {
  const stable = published(['a', '1'], ['b', '1']);
  const at = 300_000;
  const trying = withCanary(stable, sampleEntry('a', '2'), { share: 0.1, at });
  const versionAt = (registry: Registry, place: number) => chooseSet(registry, undefined, place).versions['a'];

  it('a canary goes to its share of the visitors, always the same ones', () => {
    expect([0, 0.0999, 0.1, 0.9, 1].map((place) => versionAt(trying, place))).toEqual(['2', '2', '1', '1', '1']);
  });

  it('two canaries share no visitor, and the later one moves nobody', () => {
    const both = withCanary(trying, sampleEntry('b', '2'), { share: 0.1, at });
    const versions = [0.05, 0.15, 0.25].map((place) => chooseSet(both, undefined, place).versions);
    expect(versions).toEqual([
      { a: '2', b: '1' },
      { a: '1', b: '2' },
      { a: '1', b: '1' },
    ]);
  });

  it('a publication of another remote reaches the visitors of a canary, and who is pinned stays', () => {
    const pinned = chooseSet(trying, undefined, 0).revision;
    const later = withPublished(trying, sampleEntry('b', '2'), at + 1);
    expect(chooseSet(later, undefined, 0).versions).toEqual({ a: '2', b: '2' });
    expect(chooseSet(later, pinned).versions).toEqual({ a: '2', b: '1' });
  });

  it('a canary that passed goes to everybody', () => {
    const promoted = withPromoted(trying, 'a', at + 1);
    expect([0, 0.5].map((place) => versionAt(promoted, place))).toEqual(['2', '2']);
    expect(chooseSet(promoted, chooseSet(trying, undefined, 0).revision).versions['a']).toBe('2');
  });

  it('a rolled back canary is withdrawn, and its visitors get the live version', () => {
    const back = rolledBack(trying, { name: 'a' });
    expect(chooseSet(back, chooseSet(trying, undefined, 0).revision).versions['a']).toBe('1');
    expect([versionAt(back, 0), back.withdrawn]).toEqual(['1', ['a@2']]);
  });

  it('a preview goes to nobody without a link, and ends with it', () => {
    const previewed = withPreview(stable, sampleEntry('a', '3'), { until: at + 1000, at });
    const { revision } = previewed.trials[0]!;
    expect([versionAt(previewed, 0), chooseSet(previewed, revision).versions['a']]).toEqual(['1', '3']);
    const later = withPublished(previewed, sampleEntry('b', '2'), at + 1001);
    expect([later.trials, versionsOf(later, 'a')]).toEqual([[], ['1']]);
  });

  it('no revision is given twice', () => {
    const revisions = withPublished(trying, sampleEntry('b', '2'), at + 1);
    const all = [...revisions.sets, ...revisions.trials].map(({ revision }) => revision);
    expect(new Set(all).size).toBe(all.length);
  });
});
