/** The files of a request; each one that came is accepted, or returned for a reason that the customer reads. */
import {
  fileReturnReasonNames,
  fileReturnReasons,
  returnTitle,
  type FileReturnReason,
} from '@emsal/api/file-return-reasons';
import { requestFileOf, type RequestDetail, type RequestFile } from '@emsal/api/desk/request-shapes';
import { Badge } from '@emsal/ui/badge/badge';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { Select } from '@emsal/ui/select/select';
import { useState } from 'react';
import { callDesk } from '../desk-client';
import styles from '../entries/entry-page.module.css';
import { shownInstant } from '../ui/instant';
import type { Action } from '../use-call';
import files from './request-files.module.css';
import { requestsTexts as texts } from './requests.texts';

interface FilesProps {
  request: Pick<RequestDetail, 'id' | 'files'>;
  action: Action;
  onDone: () => void;
}
interface FileProps {
  file: RequestFile;
  busy: boolean;
  /** Null accepts it. */
  decide: (reason: FileReturnReason | null) => void;
}

const tones = { waiting: 'plain', received: 'warn', again: 'bad', accepted: 'good' } as const;
const reasons = fileReturnReasonNames.map((value) => ({ value, label: fileReturnReasons[value].title }));

function Return({ file: { id, title }, busy, decide }: FileProps) {
  const [reason, setReason] = useState<FileReturnReason | ''>('');
  const [isMissing, setMissing] = useState(false);
  const send = () => (reason === '' ? setMissing(true) : decide(reason));
  return (
    <>
      <Select
        id={`${id}-reason`}
        name={id}
        label={texts.whyBack(title)}
        hint={reason === '' ? texts.readByCustomer : fileReturnReasons[reason].text}
        error={isMissing && reason === '' ? texts.reasonMissing : undefined}
        options={reasons}
        value={reason}
        onChange={(value) => setReason(value as FileReturnReason)}
      />
      <div>
        <Button variant="line" busy={busy} aria-label={texts.giveBackFile(title)} onClick={send}>
          {texts.giveBack}
        </Button>
      </div>
    </>
  );
}

const Facts = ({
  id,
  file: { id: fileId, title, state, at, note, reason, isHere },
}: {
  id: string;
  file: RequestFile;
}) => (
  <>
    <div className={files.head}>
      {isHere ? (
        <a href={`/api/${requestFileOf(id, fileId)}`} download>
          {texts.open(title)}
        </a>
      ) : (
        <span>{title}</span>
      )}
      <Badge tone={tones[state]}>{texts.fileState(state)}</Badge>
    </div>
    <p>{[shownInstant(at), returnTitle(reason), note].filter(Boolean).join(' · ')}</p>
  </>
);

const File = ({ id, ...props }: FileProps & { id: string }) => (
  <li className={files.file}>
    <Facts id={id} file={props.file} />
    {props.file.verdicts.includes('accepted') && (
      <div>
        <Button
          variant="line"
          busy={props.busy}
          aria-label={texts.acceptFile(props.file.title)}
          onClick={() => props.decide(null)}
        >
          {texts.accept}
        </Button>
      </div>
    )}
    {props.file.verdicts.includes('again') && <Return {...props} />}
  </li>
);

export function RequestFiles({ request: { id, files: sent }, action, onDone }: FilesProps) {
  const decide = async ({ id: file, title }: RequestFile, reason: FileReturnReason | null) => {
    const verdict = reason === null ? ({ verdict: 'accepted' } as const) : ({ verdict: 'again', reason } as const);
    const isDone = await action.run(
      () => callDesk('POST requests/{id}/files/{file}/verdict', { id, file, ...verdict }),
      reason === null ? texts.accepted(title) : texts.givenBack(title),
    );
    if (isDone) onDone();
  };
  return (
    <Card as="section" className={styles.part}>
      <h2>{texts.files}</h2>
      {sent.length === 0 && <p>{texts.noFiles}</p>}
      <ul className={files.files}>
        {sent.map((file) => (
          <File
            key={file.id}
            {...{ id, file }}
            busy={action.isRunning}
            decide={(reason) => void decide(file, reason)}
          />
        ))}
      </ul>
    </Card>
  );
}
