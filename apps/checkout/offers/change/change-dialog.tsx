/** Changes one offer; the insurer quotes the new price. */
import { formatMoney } from '@emsal/platform/formats/money';
import { Button } from '@emsal/ui/button/button';
import { Dialog } from '@emsal/ui/dialog/dialog';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useEffect, useRef, useState } from 'react';
import styles from './change-dialog.module.css';
import type { Change, ChangeResult } from './change-offer';
import { changeTexts as texts } from './change-dialog.texts';
import { Accessories, Campaigns, Covers, Limit } from './change-options';
import type { ChangeProps } from './change-options';
import { isUnchanged } from './offer-changes';

interface ChangeDialogProps extends Pick<ChangeProps, 'offer' | 'assumptions'> {
  /** Requests the changed quote. */
  onChange: (change: Change) => Promise<ChangeResult>;
  onClose: () => void;
}

/** The edited change and its submission. */
function useChange({ offer, onChange, onClose }: ChangeDialogProps) {
  const [draft, setDraft] = useState<Change>(offer.change ?? {});
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const submit = async (change: Change): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const { ok, message } = await onChange(change);
    setBusy(false);
    if (!ok) setFailed(message);
    // Closed meanwhile: the dialog open now belongs to another offer.
    else if (isOpen.current) onClose();
  };
  /** Submits the change unless the offer already has it. */
  const submitDraft = (): void => {
    if (isUnchanged(draft, offer)) setFailed(texts.nothingChanged);
    else void submit(draft);
  };
  return { draft, setDraft, isBusy, failed, submit, submitDraft };
}

export function ChangeDialog(props: ChangeDialogProps) {
  const { offer, assumptions, onClose } = props;
  const { draft, setDraft, isBusy, failed, submit, submitDraft } = useChange(props);
  const options = { offer, assumptions, draft, setDraft };
  const actions = (
    <>
      {failed && (
        <div className={styles.failed}>
          <Notice tone="warn" live>
            {failed}
          </Notice>
        </div>
      )}
      <Button busy={isBusy} onClick={submitDraft}>
        {texts.askInsurer}
      </Button>
      {offer.change && (
        <Button variant="line" onClick={() => void submit({})}>
          {texts.undo}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title={texts.title(offer.firmName)} onClose={onClose} actions={actions}>
      <Stack>
        <Text>
          {texts.intro} {texts.priceNow(formatMoney(offer.cacheAmountWithDiscount))}
        </Text>
        <Limit {...options} />
        <Covers {...options} />
        <Accessories {...options} />
        <Campaigns {...options} />
      </Stack>
    </Dialog>
  );
}
