/** @vitest-environment node */
import { parseRegistry } from '../file/parse-registry';
import { withCanary, withPublished, withRolledBack } from '../file/registry-changes';
import { takenOut, withoutTakenOut } from './taken-out-remotes';
import { emptyRegistry, type Registry, type RegistryEntry } from '../file/registry';
import { sampleEntry } from '../testing/sample-entry';
import { sampleTeam } from '../testing/sample-signer';
import { sealed, signEntry } from './signatures';
import { continues, verifyRegistry } from './verify-registry';

const { publishers, sign, signer, site } = sampleTeam('a', 'b');
const one = '111111111111';
const two = '222222222222';
const three = '333333333333';
const entry = (name: string, version: string, more: Partial<RegistryEntry> = {}): RegistryEntry => ({
  ...sampleEntry(name, version),
  serverIntegrity: 'sha384-server',
  integrity: { [`/remotes/${name}/${version}/js/remoteEntry.js`]: 'sha384-entry' },
  paths: [{ pattern: `/${name}`, rank: 10, page: 'journey' }],
  ...more,
});

function published(): Registry {
  const first = withPublished(withPublished(emptyRegistry, entry('a', one), 1), entry('b', one), 2);
  const second = withPublished(first, entry('a', two), 3);
  const back = withRolledBack(second, { name: 'a', at: 4 });
  if (!back.ok) throw new Error(back.reason);
  return withCanary(back.registry, entry('a', three), { share: 0.05, at: 5 });
}
const good = sign(published());

type Draft = { [Key in keyof Registry]: Array<Record<string, unknown>> };
/** As a thief of the file would change it: through the parser, like the edge reads it. */
function verdictOn(change: (draft: Draft) => unknown): string {
  const draft = structuredClone(good) as unknown as Draft;
  change(draft);
  try {
    verifyRegistry(parseRegistry(JSON.stringify(draft)), publishers);
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
}
const newest = (draft: Draft): Record<string, unknown> => draft.entries[0]!;

it('a registry whose versions and history are signed is accepted, whatever the order of its fields', () => {
  expect(verdictOn(() => undefined)).toBe('accepted');
  expect(verdictOn((draft) => draft.entries.forEach((item) => Object.assign(item, { css: item['css'] })))).toBe(
    'accepted',
  );
});

const tampering: Array<[string, (draft: Draft) => unknown]> = [
  ['another server bundle', (draft) => (newest(draft)['serverIntegrity'] = 'sha384-other')],
  ['no hash of the server bundle', (draft) => delete newest(draft)['serverIntegrity']],
  ['another hash of a file', (draft) => (newest(draft)['integrity'] = { '/remotes/a/x.js': 'sha384-other' })],
  ['one file more', (draft) => Object.assign(newest(draft)['integrity'] as object, { '/remotes/a/y.js': 'sha384-y' })],
  ['no hashes', (draft) => delete newest(draft)['integrity']],
  ['another entry script', (draft) => (newest(draft)['remoteEntry'] = '/remotes/a/evil.js')],
  ['another style sheet', (draft) => (newest(draft)['css'] = ['/remotes/b/x.css'])],
  ['a bundle outside its folder', (draft) => (newest(draft)['server'] = '../../b/server/remote.cjs')],
  ['other paths', (draft) => (newest(draft)['paths'] = [{ pattern: '/*', rank: 0, page: 'journey' }])],
  ['a line more', (draft) => (newest(draft)['lines'] = [{ id: 'A', slug: 'a', branchId: 1 }])],
  ['no paths', (draft) => (newest(draft)['paths'] = [])],
  ['no signature', (draft) => delete newest(draft)['signature']],
  ['an empty signature', (draft) => (newest(draft)['signature'] = '')],
  ['the signature of another version', (draft) => (newest(draft)['signature'] = draft.entries[1]!['signature'])],
  ['the name of another remote', (draft) => (newest(draft)['name'] = 'b')],
  ['another version live', (draft) => (draft.sets[0]!['versions'] = { a: two, b: one })],
  ['a remote less', (draft) => (draft.sets[0]!['versions'] = { a: one })],
  ['a larger share of visitors', (draft) => (draft.trials[0]!['share'] = 1)],
  ['another version on trial', (draft) => (draft.trials[0]!['versions'] = { a: two, b: one })],
  ['a withdrawn version made usable', (draft) => (draft.withdrawn = [])],
  ['a good version withdrawn', (draft) => draft.withdrawn.push('b@111111111111' as never)],
  ['a line of the history less', (draft) => draft.history.splice(1, 1)],
  ['the last lines less', (draft) => draft.history.splice(2)],
  ['a changed line', (draft) => (draft.history[0]!['version'] = two)],
  ['lines in another order', (draft) => draft.history.reverse()],
  ['a line without its seal', (draft) => delete draft.history[0]!['seal']],
  ['no history', (draft) => (draft.history = [])],
  ['a repeated line', (draft) => draft.history.push(draft.history[0]!)],
];

it.each(tampering)('a registry with %s is refused', (_, change) => {
  expect(verdictOn(change)).not.toBe('accepted');
});

it('a team publishes neither for another team nor at the addresses of another remote', () => {
  const foreign = { ...publishers, remotes: { ...publishers.remotes, a: { team: 'other', addresses: [] } } };
  expect(() => verifyRegistry(good, foreign)).toThrow('is not signed by a key of the team other');
  const owned = { ...publishers.remotes['a']!, addresses: [{ pattern: '/x', rank: 10 as const }] };
  expect(() => verifyRegistry(good, { ...publishers, remotes: { ...publishers.remotes, a: owned } })).toThrow(
    '/a at rank 10 is not an address of this remote',
  );
});

describe('a remote that was taken out of the table', () => {
  const left = { ...publishers, remotes: { b: publishers.remotes['b']! } };

  it('stops nobody else, and is there for no visitor', () => {
    const seen = withoutTakenOut(verifyRegistry(good, left), left);
    expect([seen.sets[0]!.versions, seen.trials, seen.entries.map(({ name }) => name)]).toEqual([
      { b: one },
      [],
      ['b'],
    ]);
    expect(takenOut(good, left)).toEqual(['a']);
  });

  it('is live again when it is put back, whatever others published meanwhile', () => {
    const later = sign(withPublished(verifyRegistry(good, left), entry('b', two), 6));
    expect(verifyRegistry(later, left).history).toHaveLength(good.history.length + 1);
    const seen = withoutTakenOut(verifyRegistry(later, publishers), publishers);
    expect(seen.sets[0]!.versions).toEqual({ a: one, b: two });
  });

  it('leaves its lines in the chain, though the key of its team is no longer known', () => {
    const strangers = { teams: { ...publishers.teams, sample: [] }, remotes: {} };
    expect(verifyRegistry(good, strangers)).toBe(good);
    const history = good.history.map((event, at) => (at === 1 ? { ...event, at: 9 } : event));
    expect(() => verifyRegistry({ ...good, history }, strangers)).toThrow('line 3 of the history is not as it was');
  });
});

it.each([
  ['a hash for a file of another remote', { integrity: { [`/remotes/b/${one}/js/remoteEntry.js`]: 'sha384-other' } }],
  ['a file outside its folder', { integrity: { [`/remotes/a/${two}/../../b/x.js`]: 'sha384-other' } }],
  ['the entry script of another remote', { remoteEntry: `/remotes/b/${one}/js/remoteEntry.js` }],
  ['a style sheet of another site', { css: ['https://other.example/x.css'] }],
])('a version with %s is refused, whoever signed it', (_, more) => {
  const hostile = sign(withPublished(good, signEntry(entry('a', two, more), signer), 6));
  expect(() => verifyRegistry(hostile, publishers)).toThrow('which is not a file of its own');
});

it('the key of the site goes back and promotes what is on trial, and publishes nothing else', () => {
  const bySite = (registry: Registry): Registry =>
    verifyRegistry({ ...registry, history: sealed(registry.history, site) }, publishers);
  const back = withRolledBack(good, { name: 'a', at: 6 });
  expect(back.ok && bySite(back.registry).sets[0]!.versions['a']).toBe(one);
  expect(bySite(withPublished(good, good.entries[0]!, 6)).sets[0]!.versions['a']).toBe(three);
  const other = withPublished(good, signEntry(entry('b', two), signer), 6);
  expect(() => bySite(other)).toThrow("the site's key may not publish");
});

it('nobody goes back to a version that was only on trial', () => {
  const skipped: Registry = {
    ...good,
    sets: [{ revision: 9, at: 6, versions: { a: three, b: one } }, ...good.sets],
    trials: [],
    withdrawn: [...good.withdrawn, `a@${one}`],
    history: [...good.history, { action: 'rolledBack', name: 'a', version: three, from: one, at: 6, revision: 9 }],
  };
  expect(() => verifyRegistry(sign(skipped), publishers)).toThrow('goes back to a version that was never live');
});

it('a registry continues another one when its history begins with the other one’s', () => {
  const later = sign(withPublished(good, entry('b', two), 6));
  expect([continues(later, good), continues(good, later), continues(good, emptyRegistry)]).toEqual([true, false, true]);
});
