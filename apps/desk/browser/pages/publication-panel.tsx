/** What stands in the way of publishing the newest version, and its publication, now or at a time. */
import type { PublicationFailure, VersionRow } from '@emsal/api/desk/content-shapes';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { TextField } from '@emsal/ui/text-field/text-field';
import { useState } from 'react';
import { callDesk } from '../desk-client';
import { deskTexts } from '../desk.texts';
import { Waiting } from '../ui/waiting';
import type { Action, CallState } from '../use-call';
import { FailureList } from './failure-list';
import styles from './page-editor.module.css';

const texts = deskTexts.page;

export interface PublicationProps {
  version: VersionRow;
  failures: CallState<readonly PublicationFailure[]>;
  blockIds: readonly string[];
  action: Action;
  onDone: () => void;
}

function Plan({ version, action, onDone }: Pick<PublicationProps, 'version' | 'action' | 'onDone'>) {
  const [at, setAt] = useState('');
  const [error, setError] = useState<string>();
  const plan = async (publishAt: string | null, done: string) =>
    (await action.run(() => callDesk('POST versions/{id}/plan', { id: version.id, publishAt }), done)) && onDone();
  const submit = () => {
    setError(at ? undefined : texts.planAtMissing);
    if (at) void plan(`${at}:00+03:00`, texts.planned);
  };
  if (version.publishAt !== null)
    return (
      <Button variant="line" onClick={() => plan(null, texts.unplanned)}>
        {texts.unplan}
      </Button>
    );
  return (
    <>
      <TextField id="planAt" type="datetime-local" label={texts.planAt} value={at} onChange={setAt} error={error} />
      <Button variant="line" onClick={submit}>
        {texts.plan}
      </Button>
    </>
  );
}

export function PublicationPanel({ version, failures, blockIds, action, onDone }: PublicationProps) {
  const publish = async () =>
    (await action.run(() => callDesk('POST versions/{id}/publish', { id: version.id }), texts.published)) && onDone();
  return (
    <Card as="section" className={styles.panel}>
      <h2>{texts.checks}</h2>
      {failures.isCurrent && failures.result ? (
        <FailureList failures={failures.result} blockIds={blockIds} />
      ) : (
        <Waiting failure={failures.failure} onAgain={failures.reload} />
      )}
      {!version.isPublished && (
        <>
          <Button busy={action.isRunning} onClick={publish}>
            {texts.publish}
          </Button>
          <Plan version={version} action={action} onDone={onDone} />
        </>
      )}
    </Card>
  );
}
