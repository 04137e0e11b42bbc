import type { RemoteRelease } from '@emsal/platform/registry/status/release-status-schema';
import { Badge, type BadgeTone } from '@emsal/ui/badge/badge';
import { shownInstant } from '../ui/instant';
import styles from './releases-page.module.css';
import { releasesTexts as texts } from './releases.texts';
import { ShareKnots } from './share-knots';
import { failureRate, pair, shownOwnVisits, visitorCount } from './shown-figures';

type State = keyof typeof texts.states;

const tones: Readonly<Record<State, BadgeTone>> = { live: 'good', trial: 'warn', rolledBack: 'bad' };

const stateOf = ({ canary, rolledBack }: RemoteRelease): State => {
  if (canary) return 'trial';
  return rolledBack === null ? 'live' : 'rolledBack';
};

const Versions = ({ remote }: { remote: RemoteRelease }) => (
  <>
    <span className={styles.version}>{pair(remote, ({ version }) => version)}</span>
    {remote.rolledBack && <span className={styles.withdrawn}>{texts.withdrawn(remote.rolledBack.version)}</span>}
  </>
);

/** Why visitors have the version that they have. */
function Verdict({ remote: { canary, rolledBack } }: { remote: RemoteRelease }) {
  if (canary)
    return (
      <>
        {texts.verdicts.waiting}
        <span className={styles.withdrawn}>{texts.verdicts.ownVisits(...shownOwnVisits(canary))}</span>
      </>
    );
  if (!rolledBack) return texts.verdicts.none;
  return rolledBack.cause ? texts.causeOf(rolledBack.cause) : texts.verdicts.byTeam;
}

export const remoteColumns = [
  { key: 'part', label: texts.columns.part },
  { key: 'state', label: texts.columns.state },
  { key: 'share', label: texts.columns.share, wideOnly: true },
  { key: 'version', label: texts.columns.version },
  { key: 'verdict', label: texts.columns.verdict },
  { key: 'since', label: texts.columns.since, wideOnly: true },
  { key: 'failed', label: texts.columns.failed, numeric: true },
  { key: 'visitors', label: texts.columns.visitors, numeric: true },
] as const;

export function remoteRow(remote: RemoteRelease) {
  const state = stateOf(remote);
  const since = (remote.canary ?? remote.live).since;
  return {
    key: remote.name,
    head: texts.part(remote.name),
    cells: [
      <Badge key="state" tone={tones[state]}>
        {texts.states[state]}
      </Badge>,
      <ShareKnots key="share" share={remote.canary?.share ?? 0} />,
      <Versions key="version" remote={remote} />,
      <Verdict key="verdict" remote={remote} />,
      shownInstant(since),
      pair(remote, ({ visitors }) => failureRate(visitors)),
      pair(remote, ({ visitors }) => visitorCount(visitors)),
    ],
  };
}
