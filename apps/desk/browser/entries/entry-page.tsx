/** One entry: what was sent, its file, whether the desk is done with it, and the permission for announcements. */
import { entryFileOf, entryKinds, type EntryDetail } from '@emsal/api/desk/entry-shapes';
import { roles } from '@emsal/api/desk/permissions';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Link, useParams } from 'react-router';
import { callDesk } from '../desk-client';
import { HeadingRow } from '../ui/heading-row';
import { shownInstant } from '../ui/instant';
import { Outcome } from '../ui/outcome';
import { Waiting } from '../ui/waiting';
import { heldWhile, useAction, useCall, type Action } from '../use-call';
import { deskTexts } from '../desk.texts';
import { entriesTexts as texts } from './entries.texts';
import styles from './entry-page.module.css';

interface PartProps {
  entry: EntryDetail;
  action: Action;
  onDone: () => void;
}

const File = ({ id, kind, file }: EntryDetail) => (
  <Card as="section" className={styles.part}>
    <h2>{texts.file}</h2>
    {file === 'owned' ? (
      <a href={`/api/${entryFileOf(id)}`} download>
        {texts.download}
      </a>
    ) : (
      <p>{texts.fileOfOthers(roles[entryKinds[kind].owner].title)}</p>
    )}
  </Card>
);

function Progress({ entry: { id, state, done }, action, onDone }: PartProps) {
  const change = async () => {
    const words = state === 'open' ? texts.finished : texts.reopened;
    if (await action.run(() => callDesk('POST entries/{id}/state', { id, from: state }), words)) onDone();
  };
  return (
    <>
      {done && <Text>{texts.doneBy(done.by ?? deskTexts.byProgram, shownInstant(done.at))}</Text>}
      <div>
        <Button variant={state === 'open' ? 'primary' : 'line'} busy={action.isRunning} onClick={change}>
          {state === 'open' ? texts.finish : texts.reopen}
        </Button>
      </div>
    </>
  );
}

const isDeclaration = ({ kind, state }: EntryDetail): boolean => kind === 'phoneDeclaration' && state === 'open';

/** Whoever has seen the file decides. */
function Declaration({ entry: { id, file }, action, onDone }: PartProps) {
  if (file !== 'owned') return null;
  const bind = async () => {
    if (await action.run(() => callDesk('POST entries/{id}/bind-telephone', { id }), texts.bound)) onDone();
  };
  const refuse = async () => {
    const isDone = await action.run(() => callDesk('POST entries/{id}/state', { id, from: 'open' }), texts.refused);
    if (isDone) onDone();
  };
  return (
    <Card as="section" className={styles.part}>
      <h2>{texts.declaration}</h2>
      <p>{texts.declarationLead}</p>
      <div className={styles.actions}>
        <Button busy={action.isRunning} onClick={bind}>
          {texts.bind}
        </Button>
        <Button variant="line" busy={action.isRunning} onClick={refuse}>
          {texts.refuse}
        </Button>
      </div>
    </Card>
  );
}

function Permission({ entry: { id, announcement }, action, onDone }: PartProps) {
  if (!announcement) return null;
  const withdraw = async () => {
    const isDone = await action.run(() => callDesk('POST entries/{id}/withdraw-permission', { id }), texts.withdrawn);
    if (isDone) onDone();
  };
  return (
    <Card as="section" className={styles.part}>
      <h2>{texts.announcement}</h2>
      <p>{texts.permission[announcement]}</p>
      {announcement === 'given' && (
        <Button variant="line" busy={action.isRunning} onClick={withdraw}>
          {texts.withdraw}
        </Button>
      )}
    </Card>
  );
}

function Entry({ id }: { id: string }) {
  const { result: entry, failure, isReading, reload } = useCall('GET entries/{id}', { id });
  const action = heldWhile(isReading, useAction());
  const waiting = <Waiting failure={failure} onAgain={reload} />;
  if (!entry) return waiting;
  const part = { entry, action, onDone: reload };
  return (
    <Stack gap={16}>
      <p>
        <Link to="/basvurular">{texts.back}</Link>
      </p>
      <HeadingRow title={entry.who} />
      <Text>{texts.about(texts.kind(entry.kind), shownInstant(entry.enteredAt))}</Text>
      <Outcome notice={action.notice} />
      {failure && waiting}
      {!isDeclaration(entry) && <Progress {...part} />}
      <Card as="section" className={styles.part}>
        <h2>{texts.answers}</h2>
        <KeyValueList layout="facts" items={entry.answers} />
      </Card>
      {entry.file !== 'none' && <File {...entry} />}
      {isDeclaration(entry) && <Declaration {...part} />}
      <Permission {...part} />
    </Stack>
  );
}

export function EntryPage() {
  const { id = '' } = useParams();
  return <Entry key={id} id={id} />;
}
