import { withCanary, withPublished, withRolledBack } from '../file/registry-changes';
import { emptyRegistry, type Registry } from '../file/registry';
import { releaseStatus } from './release-status-schema';
import { buildReleaseStatus } from './build-release-status';
import { sampleEntry } from '../testing/sample-entry';

const first = '111111111111';
const second = '222222222222';
const third = '333333333333';
const counted = {
  began: 5,
  counts: [
    { label: `content@${second}`, total: 200, failed: 1, marks: { lcp: { total: 90, failed: 2 } } },
    { label: `content@${third}`, total: 20, failed: 4, marks: {} },
  ],
  synthetic: [{ label: `content@${third}`, total: 12, failed: 0, marks: {} }],
};
const live: Registry = [first, second].reduce(
  (registry, version, at) => withPublished(registry, sampleEntry('content', version), at + 1),
  emptyRegistry,
);
const onTrial = withCanary(live, sampleEntry('content', third), { share: 0.25, at: 3 });
const remoteOf = (registry: Registry) => releaseStatus.parse(buildReleaseStatus(registry, counted)).remotes[0];

describe('the status of a remote', () => {
  it('has the live version with its visitors since the edge began', () => {
    expect(remoteOf(live)).toEqual({
      name: 'content',
      live: {
        version: second,
        since: 2,
        visitors: { total: 200, failed: 1 },
        ownVisits: { total: 0, failed: 0 },
        marks: { lcp: { total: 90, failed: 2 } },
      },
      canary: null,
      rolledBack: null,
    });
  });

  it('has the version that a share of the visitors get, which stays on trial when another remote is published', () => {
    const canary = {
      version: third,
      since: 3,
      visitors: { total: 20, failed: 4 },
      share: 0.25,
      ownVisits: { total: 12, failed: 0 },
    };
    expect(remoteOf(onTrial)).toMatchObject({ live: { version: second }, canary });
    expect(remoteOf(withPublished(onTrial, sampleEntry('checkout', first), 9))).toMatchObject({ canary });
  });

  it('names the version that was rolled back, and no visitors of one that nobody got', () => {
    const back = withRolledBack(live, { name: 'content', at: 7 });
    if (!back.ok) throw new Error(back.reason);
    expect(remoteOf(back.registry)).toMatchObject({
      live: { version: first, since: 7, visitors: { total: 0, failed: 0 } },
      rolledBack: { version: second, cause: null },
    });
  });

  it('says in what respect a version on trial was worse when it was rolled back', () => {
    const back = withRolledBack(onTrial, { name: 'content', cause: 'offers', at: 7 });
    if (!back.ok) throw new Error(back.reason);
    expect(remoteOf(back.registry)).toMatchObject({
      live: { version: second },
      rolledBack: { version: third, cause: 'offers' },
    });
    expect(buildReleaseStatus(back.registry, counted).history[0]).toMatchObject({ from: third, cause: 'offers' });
  });

  it('comes with what happened, newest first', () => {
    expect(buildReleaseStatus(onTrial, counted).history.map(({ at, action }) => [at, action])).toEqual([
      [3, 'canary'],
      [2, 'published'],
      [1, 'published'],
    ]);
    expect(buildReleaseStatus(emptyRegistry, counted)).toEqual({ began: 5, remotes: [], history: [] });
  });
});
