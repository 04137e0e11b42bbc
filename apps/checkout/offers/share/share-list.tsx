import { lazyComponent } from '@emsal/platform/lazy-component';
import { Button } from '@emsal/ui/button/button';
import { Icon } from '@emsal/ui/icon/icon';
import { envelopeSimpleIcon } from '@emsal/ui/icon/icons';
import { useState } from 'react';
import styles from './share-list.module.css';
import { shareTexts as texts } from './share.texts';
import type { SharedListProps } from './shared-list-props';

const ShareDialog = lazyComponent(async () => (await import('./share-dialog')).ShareDialog);

/** Opens the dialog that sends the whole list, or keeps it on this device. */
export function ShareList(list: SharedListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={envelopeSimpleIcon} size={20} /> {texts.open}
      </Button>
      {isOpen && <ShareDialog {...list} onClose={() => setOpen(false)} />}
    </>
  );
}
