/** Which version of each part of the site visitors get, and how the ones on trial do. */
import type { ReleaseEvent } from '@emsal/platform/registry/status/release-status-schema';
import { Stack } from '@emsal/ui/stack/stack';
import { FoldedTable } from '../ui/folded-table';
import { HeadingRow } from '../ui/heading-row';
import { shownInstant } from '../ui/instant';
import { Waiting } from '../ui/waiting';
import { useCall } from '../use-call';
import styles from './releases-page.module.css';
import { releasesTexts as texts } from './releases.texts';
import { markColumns, markRows } from './mark-rows';
import { remoteColumns, remoteRow } from './remote-row';

const historyColumns = [
  { key: 'at', label: texts.historyColumns.at },
  { key: 'part', label: texts.historyColumns.part },
  { key: 'action', label: texts.historyColumns.action },
  { key: 'version', label: texts.historyColumns.version },
  { key: 'reason', label: texts.historyColumns.reason },
] as const;

const actionOf = ({ action, isByKeeper }: ReleaseEvent): string =>
  action === 'published' && isByKeeper ? texts.promoted : texts.actions[action];

function reasonOf({ action, cause }: ReleaseEvent): string {
  if (action !== 'rolledBack') return '';
  return cause ? texts.causeOf(cause) : texts.verdicts.byTeam;
}

const eventRow = (event: ReleaseEvent, index: number) => ({
  key: `${index}`,
  head: shownInstant(event.at),
  cells: [
    texts.part(event.name),
    actionOf(event),
    <span key="version" className={styles.version}>
      {event.from ?? event.version}
    </span>,
    reasonOf(event),
  ],
});

export function ReleasesPage() {
  const { result, failure, reload } = useCall('GET releases', {});
  if (!result) return <Waiting failure={failure} onAgain={reload} />;
  const { began, remotes, history } = result;
  if (remotes.length === 0) return <p>{texts.none}</p>;
  const measured = remotes.flatMap(markRows);
  return (
    <Stack>
      <HeadingRow title={texts.onTrial(remotes.filter(({ canary }) => canary).length)} />
      <p className={styles.lead}>
        {texts.lead(shownInstant(began))} {texts.knot}.
      </p>
      <p className={styles.lead}>{texts.trialLead}</p>
      <FoldedTable caption={texts.table} captionVisible columns={remoteColumns} rows={remotes.map(remoteRow)} />
      {measured.length > 0 && (
        <>
          <FoldedTable caption={texts.marks} captionVisible columns={markColumns} rows={measured} />
          <p className={styles.lead}>{texts.marksLead}</p>
        </>
      )}
      <FoldedTable caption={texts.history} captionVisible columns={historyColumns} rows={history.map(eventRow)} />
    </Stack>
  );
}
