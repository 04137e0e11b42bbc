/** Changes one offer; the insurer quotes the new price. */
import type { Offer, OfferState } from '@emsal/state/offer/offer-state';
import { formatMoney } from '@emsal/platform/formats/money';
import { Button } from '@emsal/ui/button/button';
import { Dialog } from '@emsal/ui/dialog/dialog';
import { OptionFields } from '@emsal/ui/option-fields/option-fields';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StartedLine } from '../../visit/start-again';
import { CallFailure } from '../../visit/call-failure';
import styles from './change-dialog.module.css';
import type { ChangeResult } from './change-offer';
import { changeTexts as texts } from './change-dialog.texts';
import { chosenOptions, hasErrors, isUnchanged, optionFields, optionPairs } from './option-draft';
import type { ChosenOptions, OptionDraft } from './option-draft';

interface ChangeDialogProps {
  line: StartedLine;
  offer: Offer;
  /** What the line lets the visitor change. */
  declared: NonNullable<OfferState['options']>;
  /** Requests the changed quote. */
  onChange: (options: ChosenOptions) => Promise<ChangeResult>;
  onClose: () => void;
}

/** The edited change and its submission. */
function useChange({ offer, declared, onChange, onClose }: ChangeDialogProps) {
  const pairs = optionPairs(declared, offer);
  const [draft, setDraft] = useState<OptionDraft>({});
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const submit = async (options: ChosenOptions): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const { ok, message } = await onChange(options);
    setBusy(false);
    if (!ok) setFailed(message);
    // Closed meanwhile: the dialog open now belongs to another offer.
    else if (isOpen.current) onClose();
  };
  /** Submits the change unless the offer already has it. */
  const submitDraft = (): void => {
    if (hasErrors(pairs, draft)) {
      flushSync(() => setChecked(true));
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    } else if (isUnchanged(pairs, draft)) setFailed(texts.nothingChanged);
    else void submit(chosenOptions(pairs, draft));
  };
  return { fields: optionFields(pairs, draft, isChecked), form, setDraft, isBusy, failed, submit, submitDraft };
}

export function ChangeDialog(props: ChangeDialogProps) {
  const { line, offer, onClose } = props;
  const { fields, form, setDraft, isBusy, failed, submit, submitDraft } = useChange(props);
  const actions = (
    <>
      {failed && (
        <div className={styles.failed}>
          <CallFailure line={line} message={failed} />
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
      <div ref={form}>
        <Stack>
          <Text>
            {texts.intro} {texts.priceNow(formatMoney(offer.cacheAmountWithDiscount))}
          </Text>
          <OptionFields
            id="change"
            options={fields}
            onChange={(key, value) => setDraft((draft) => ({ ...draft, [key]: value }))}
          />
        </Stack>
      </div>
    </Dialog>
  );
}
