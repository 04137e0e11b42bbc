import { formatLongDate, formatTime } from '@emsal/platform/formats/dates';
import { whatsappShareHref } from '@emsal/platform/formats/numbers';
import { CopyButton } from '@emsal/ui/copy-button/copy-button';
import { Dialog } from '@emsal/ui/dialog/dialog';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { TextField } from '@emsal/ui/text-field/text-field';
import { CallFailure } from '../../visit/call-failure';
import { KeepList } from './keep-list';
import { ListMailForm } from './list-mail-form';
import type { SharedListProps } from './shared-list-props';
import styles from './share-list.module.css';
import { shareTexts as texts } from './share.texts';
import { useListLink, type LinkState } from './use-list-link';

function Tools({ line, link, url }: SharedListProps & Extract<LinkState, { state: 'ready' }>) {
  return (
    <Stack gap={16}>
      <Text>
        {texts.who} {texts.until(formatLongDate(link.expiresAt), formatTime(link.expiresAt))}
      </Text>
      <TextField id="list-link" label={texts.link} value={url} onChange={() => undefined} readOnly />
      <div className={styles.tools}>
        <CopyButton text={url} copied={texts.copied} notCopied={texts.notCopied}>
          {texts.copy}
        </CopyButton>
        <Link variant="line" href={whatsappShareHref(texts.message(line.name, url))} target="_blank" rel="noreferrer">
          {texts.whatsapp}
        </Link>
      </div>
      <KeepList list={{ name: line.shortName, ...link }} />
    </Stack>
  );
}

/** Sends the list by link, WhatsApp or mail, or keeps it on this device until its last offer ends. */
export function ShareDialog({ onClose, ...list }: SharedListProps & { onClose: () => void }) {
  const link = useListLink(list.visitId);
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      {link.state === 'loading' && <Text tone="muted">{texts.loading}</Text>}
      {link.state === 'failed' && <CallFailure line={list.line} message={link.message} />}
      {link.state === 'ready' && (
        <Stack gap={32}>
          <Tools {...list} {...link} />
          <ListMailForm {...list} />
        </Stack>
      )}
    </Dialog>
  );
}
