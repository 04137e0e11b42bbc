/** One hand-over: who is to be called and when, its form, and what its adviser makes of it. */
import type { ApplicationDetail } from '@emsal/api/desk/application-shapes';
import { formatDate } from '@emsal/platform/formats/dates';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Link, useParams } from 'react-router';
import { callDesk } from '../desk-client';
import styles from '../entries/entry-page.module.css';
import { HeadingRow } from '../ui/heading-row';
import { shownInstant } from '../ui/instant';
import { Outcome } from '../ui/outcome';
import { Waiting } from '../ui/waiting';
import { heldWhile, useAction, useCall, type Action } from '../use-call';
import { ApplicationFile } from './application-file';
import { HealthForm } from './health-form';
import { applicationsTexts as texts } from './applications.texts';

const factsOf = ({ id, phoneNumber, promisedOn, callWindow, reason, offer, adviser }: ApplicationDetail) =>
  [
    { label: texts.number, value: id },
    { label: texts.phone, value: phoneNumber },
    { label: texts.promisedOn, value: formatDate(promisedOn) },
    { label: texts.callWindow, value: texts.hours(callWindow) },
    { label: texts.reason, value: reason },
    { label: texts.offer, value: offer },
    { label: texts.adviser, value: adviser ?? texts.noAdviser },
  ].filter(({ value }) => value !== '');

interface MovesProps {
  application: ApplicationDetail;
  action: Action;
  onDone: () => void;
}

function Moves({ application: { id, moves }, action, onDone }: MovesProps) {
  const move = async (to: (typeof moves)[number]) => {
    if (await action.run(() => callDesk('POST applications/{id}/move', { id, to }), texts.moved(to))) onDone();
  };
  return (
    <div className={styles.actions}>
      {moves.map((to) => (
        <Button key={to} variant={to === 'taken' ? 'primary' : 'line'} busy={action.isRunning} onClick={() => move(to)}>
          {texts.move(to)}
        </Button>
      ))}
    </div>
  );
}

function Application({ id }: { id: string }) {
  const { result: application, failure, isReading, reload } = useCall('GET applications/{id}', { id });
  const action = heldWhile(isReading, useAction());
  const waiting = <Waiting failure={failure} onAgain={reload} />;
  if (!application) return waiting;
  const { who, line, state, createdAt, offer, moves, hasFile, hasHealthForm } = application;
  return (
    <Stack gap={16}>
      <p>
        <Link to="/danismanlik">{texts.back}</Link>
      </p>
      <HeadingRow title={who || texts.unnamed(id)} />
      <Text>{texts.about(texts.line(line), shownInstant(createdAt))}</Text>
      <Text>{texts.state(state)}</Text>
      <Outcome notice={action.notice} />
      {failure && waiting}
      {moves.length > 0 && <Moves {...{ application, action }} onDone={reload} />}
      <Card as="section" className={styles.part}>
        <h2>{texts.facts}</h2>
        <KeyValueList layout="facts" items={factsOf(application)} />
      </Card>
      {offer === '' && <ApplicationFile {...{ id, hasFile }} />}
      {hasHealthForm && <HealthForm id={id} />}
    </Stack>
  );
}

export function ApplicationPage() {
  const { id = '' } = useParams();
  return <Application key={id} id={id} />;
}
