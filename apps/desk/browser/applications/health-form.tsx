/** The health information form of an application: its adviser sends the link, and reads what was approved. */
import type { HealthFormStatus } from '@emsal/api/desk/application-shapes';
import { formatDate } from '@emsal/platform/formats/dates';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Text } from '@emsal/ui/text/text';
import { TextField } from '@emsal/ui/text-field/text-field';
import { useState } from 'react';
import { callDesk } from '../desk-client';
import styles from '../entries/entry-page.module.css';
import { shownInstant } from '../ui/instant';
import { Outcome } from '../ui/outcome';
import { Waiting } from '../ui/waiting';
import { useAction, useCall } from '../use-call';
import { healthFormTexts as texts } from './health-form.texts';

interface Sent {
  link: string;
  isSent: boolean;
}

function useSendLink(id: string, onSent: () => void) {
  const action = useAction();
  const [sent, setSent] = useState<Sent>();
  const send = async (firmName: string) => {
    const create = async () => setSent(await callDesk('POST applications/{id}/health-form', { id, firmName }));
    if (await action.run(create, texts.created)) onSent();
  };
  return { action, sent, send };
}

/** A new link ends the one before. */
function SendLink({ id, firmName, onSent }: { id: string; firmName: string; onSent: () => void }) {
  const { action, sent, send } = useSendLink(id, onSent);
  const [typed, setTyped] = useState(firmName);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send(typed.trim());
      }}
    >
      <TextField
        id="health-form-firm"
        label={texts.firmName}
        value={typed}
        onChange={setTyped}
        maxLength={60}
        required
      />
      <div className={styles.actions}>
        <Button type="submit" variant="line" busy={action.isRunning}>
          {texts.send}
        </Button>
      </div>
      <Outcome notice={action.notice} />
      {sent && <Text>{texts.link(sent.link, sent.isSent)}</Text>}
    </form>
  );
}

const factsOf = ({ firmName, createdAt, validUntil, ...form }: HealthFormStatus) => [
  { label: texts.state, value: texts.states[form.state] },
  { label: texts.firmName, value: firmName },
  { label: texts.createdAt, value: shownInstant(createdAt) },
  form.approvedAt === null
    ? { label: texts.validUntil, value: formatDate(validUntil) }
    : { label: texts.approvedAt, value: shownInstant(form.approvedAt) },
  ...(form.isCallRequested ? [{ label: texts.call, value: texts.callRequested }] : []),
];

const Declared = ({ people }: Pick<HealthFormStatus, 'people'>) =>
  people.map(({ title, answers }) => (
    <section key={title}>
      <h3>{title}</h3>
      <KeyValueList layout="facts" items={answers} />
    </section>
  ));

function OpenForm({ id }: { id: string }) {
  const { result: form, failure, reload } = useCall('GET applications/{id}/health-form', { id });
  if (form === undefined) return <Waiting failure={failure} onAgain={reload} />;
  return (
    <>
      {form && <KeyValueList layout="facts" items={factsOf(form)} />}
      {form && <Declared people={form.people} />}
      {form?.state !== 'approved' && <SendLink id={id} firmName={form?.firmName ?? ''} onSent={reload} />}
    </>
  );
}

export const HealthForm = ({ id }: { id: string }) => (
  <Card as="section" className={styles.part}>
    <h2>{texts.title}</h2>
    <Text>{texts.lead}</Text>
    <OpenForm id={id} />
  </Card>
);
