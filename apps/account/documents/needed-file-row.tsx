import { documentUrl } from '@emsal/api/document-routes';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { Badge } from '@emsal/ui/badge/badge';
import { Button } from '@emsal/ui/button/button';
import { Link } from '@emsal/ui/link/link';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Upload } from '@emsal/ui/upload/upload';
import { fileSize } from '../policy/file-size';
import { documentsTexts as texts } from './documents.texts';
import styles from './needed-files.module.css';
import type { NeededFile, Sending } from './use-sent-files';

const tones = { waiting: 'warn', received: 'plain', again: 'bad', accepted: 'good', sending: 'plain' } as const;

interface RowProps {
  needs: NeededFile;
  sending: Sending | undefined;
  send: (needs: NeededFile, file: File) => void;
}

const Received = ({ name, bytes, changedAt, encryptedFileId }: NeededFile) => (
  <Text size="small" tone="muted">
    {encryptedFileId && name !== null ? (
      <Link
        variant="alone"
        href={`${documentUrl('neededFile', {})}?${new URLSearchParams({ encryptedFileId }).toString()}`}
        download
      >
        {texts.open(name)}
      </Link>
    ) : (
      formatLongDate(changedAt)
    )}
    {encryptedFileId && bytes !== null && ` ${fileSize(bytes)}`}
  </Text>
);

function Field({ needs, sending, send }: RowProps) {
  const { fileId, title, hint, reason, purpose } = needs;
  return (
    <>
      <Upload
        id={fileId}
        label={texts.fileOf(title)}
        hint={hint}
        kind={purpose === 'requestPdf' ? 'pdf' : 'image'}
        error={sending?.failure ?? (sending ? undefined : (reason ?? undefined))}
        percent={sending?.percent}
        onChoose={(file) => send(needs, file)}
      />
      {sending?.failure && (
        <div>
          <Button variant="line" onClick={() => send(needs, sending.file)}>
            {texts.retry(sending.file.name)}
          </Button>
        </div>
      )}
    </>
  );
}

/** One file: what it is, where it stands, and where it is chosen. */
export function NeededFileRow({ needs, sending, send }: RowProps) {
  const { title, state, isAccepted } = needs;
  const stands = isAccepted ? 'accepted' : state;
  const shown = sending?.percent === undefined ? stands : 'sending';
  return (
    <li className={state === 'again' ? styles.again : styles.file}>
      <Stack gap={12}>
        <Row between>
          <h2>{title}</h2>
          <Badge tone={tones[shown]}>{texts.states[shown]}</Badge>
        </Row>
        {state === 'received' ? <Received {...needs} /> : <Field {...{ needs, sending, send }} />}
      </Stack>
    </li>
  );
}
