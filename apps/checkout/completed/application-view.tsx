/** An application that an adviser works on: when they call, what happens next, and what they have before them. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { OutputOf } from '@emsal/api/calls/table';
import { brand } from '@emsal/brand/brand';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { Badge } from '@emsal/ui/badge/badge';
import { Band } from '@emsal/ui/band/band';
import { Card } from '@emsal/ui/card/card';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { Timeline } from '../order/timeline';
import type { TimelineEntry } from '../order/timeline';
import { CallWindow } from './call-window';
import { WayBack } from './way-back';
import styles from './completed-page.module.css';
import { applicationTexts as texts } from './application.texts';

export type Application = NonNullable<OutputOf<'GET policyrequest/GetApplication/{visitId}'>>;

interface ApplicationProps {
  line: LineFacts;
  application: Application;
}

const timelineOf = ({ applicationNo, createdAt, promisedOn }: Application): TimelineEntry[] => [
  { when: formatLongDate(createdAt), what: texts.recorded(applicationNo), state: 'done' },
  { when: texts.latest(formatLongDate(promisedOn)), what: texts.adviserCalls, state: 'next' },
  { when: texts.afterCall, what: texts.offerComes, state: 'next' },
  { when: texts.afterApproval, what: texts.policyIssued, state: 'next' },
];

const fileOf = ({ line, application: { applicationNo, firmName, summary } }: ApplicationProps) => [
  { label: texts.number, value: applicationNo },
  { label: texts.product, value: line.name },
  ...(firmName ? [{ label: texts.firm, value: firmName }] : []),
  ...summary,
];

const File = ({ line, application }: ApplicationProps) => (
  <Card as="section" roomy>
    <Stack gap={16}>
      <h2 className={styles.heading}>{texts.file}</h2>
      <KeyValueList layout="facts" items={fileOf({ line, application })} />
      {application.hasHealthData && (
        <Text size="small" tone="muted">
          {texts.healthLocked}
        </Text>
      )}
    </Stack>
  </Card>
);

const YourCall = ({ phoneNumberMasked }: Pick<Application, 'phoneNumberMasked'>) => (
  <section className={styles.group}>
    <h2 className={styles.heading}>{texts.yourCall}</h2>
    <p>{texts.callback(phoneNumberMasked)}</p>
    <Link variant="button" href={phoneHref(brand.phones.telesales)}>
      {texts.call(brand.phones.telesales)}
    </Link>
  </section>
);

export function ApplicationView({ line, application, visitId }: ApplicationProps & { visitId: VisitId }) {
  const { reason, firmName, promisedOn, callWindow, phoneNumberMasked } = application;
  return (
    <>
      <Band />
      <Wrap className={styles.page}>
        <div className={styles.main}>
          <header className={styles.applied}>
            <p>
              <Badge tone="good">{texts.received}</Badge>
            </p>
            <h1>{texts.title(formatLongDate(promisedOn))}</h1>
            <Text size="lead" tone="muted">
              {reason ?? texts.offer(firmName)} {texts.kept}
            </Text>
            <p>{texts.nothingCharged}</p>
          </header>
          <CallWindow visitId={visitId} callWindow={callWindow} />
          <section className={styles.group}>
            <h2 className={styles.heading}>{texts.whatNext}</h2>
            <Timeline entries={timelineOf(application)} />
          </section>
        </div>
        <aside className={styles.aside}>
          <File line={line} application={application} />
          <YourCall phoneNumberMasked={phoneNumberMasked} />
          <WayBack line={line} toForm={reason !== null} />
        </aside>
      </Wrap>
    </>
  );
}
