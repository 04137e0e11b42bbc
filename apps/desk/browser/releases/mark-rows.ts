/** Web vitals and business steps of a part: what is known of the live version beside the one on trial. */
import type { RemoteRelease } from '@emsal/platform/registry/status/release-status-schema';
import { markNames, type MarkName } from '@emsal/platform/registry/reports/visit-marks';
import { releasesTexts as texts } from './releases.texts';
import { failureRate, pair, visitorCount } from './shown-figures';

const { markColumns: labels } = texts;

export const markColumns = [
  { key: 'part', label: labels.part },
  { key: 'mark', label: labels.mark },
  { key: 'rate', label: labels.rate, numeric: true },
  { key: 'visitors', label: labels.visitors, numeric: true },
] as const;

const none = { total: 0, failed: 0 };

const rowOf = (remote: RemoteRelease, mark: MarkName) => ({
  key: `${remote.name} ${mark}`,
  head: texts.part(remote.name),
  cells: [
    texts.mark[mark],
    pair(remote, ({ marks }) => failureRate(marks[mark] ?? none)),
    pair(remote, ({ marks }) => visitorCount(marks[mark] ?? none)),
  ],
});

/** Only of marks of which something is known. */
export const markRows = (remote: RemoteRelease) =>
  markNames.filter((mark) => remote.live.marks[mark] ?? remote.canary?.marks[mark]).map((mark) => rowOf(remote, mark));
