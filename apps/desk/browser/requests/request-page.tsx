/** One service request: who asks for what, the files that came, what happened, and what its employee makes of it. */
import type { RequestDetail } from '@emsal/api/desk/request-shapes';
import { reasonTitle } from '@emsal/api/request-reasons';
import { formatDate } from '@emsal/platform/formats/dates';
import { Card } from '@emsal/ui/card/card';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Link, useParams } from 'react-router';
import styles from '../entries/entry-page.module.css';
import { HeadingRow } from '../ui/heading-row';
import { shownInstant } from '../ui/instant';
import { Outcome } from '../ui/outcome';
import { Waiting } from '../ui/waiting';
import { heldWhile, useAction, useCall } from '../use-call';
import { RequestFiles } from './request-files';
import { RequestMoves } from './request-moves';
import { requestsTexts as texts } from './requests.texts';

const factsOf = ({ id, phoneNumber, email, promisedOn, employee, facts }: RequestDetail) =>
  [
    { label: texts.number, value: id },
    { label: texts.phone, value: phoneNumber },
    { label: texts.email, value: email },
    { label: texts.promisedOn, value: formatDate(promisedOn) },
    { label: texts.employee, value: employee ?? texts.nobody },
    ...facts,
  ].filter(({ value }) => value !== '');

const History = ({ request: { history } }: { request: RequestDetail }) => (
  <Card as="section" className={styles.part}>
    <h2>{texts.history}</h2>
    <ol>
      {history.map(({ state, at, reason }) => (
        <li key={at}>
          {[`${texts.state(state)}, ${shownInstant(at)}`, reasonTitle(reason)].filter(Boolean).join(' · ')}
        </li>
      ))}
    </ol>
  </Card>
);

function Request({ id }: { id: string }) {
  const { result: request, failure, isReading, reload } = useCall('GET requests/{id}', { id });
  const action = heldWhile(isReading, useAction());
  const waiting = <Waiting failure={failure} onAgain={reload} />;
  if (!request) return waiting;
  const { who, kind, product, state, createdAt, moves } = request;
  return (
    <Stack gap={16}>
      <p>
        <Link to="/talepler">{texts.back}</Link>
      </p>
      <HeadingRow title={who || texts.unnamed(id)} />
      <Text>{texts.about(texts.kind(kind), product, shownInstant(createdAt))}</Text>
      <Text>{texts.state(state)}</Text>
      <Outcome notice={action.notice} />
      {failure && waiting}
      <Card as="section" className={styles.part}>
        <h2>{texts.facts}</h2>
        <KeyValueList layout="facts" items={factsOf(request)} />
      </Card>
      <RequestFiles {...{ request, action }} onDone={reload} />
      {moves.length > 0 && <RequestMoves {...{ request, action }} onDone={reload} />}
      <History request={request} />
    </Stack>
  );
}

export function RequestPage() {
  const { id = '' } = useParams();
  return <Request key={id} id={id} />;
}
