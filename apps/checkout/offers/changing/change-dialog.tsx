/** What can be changed on one offer: its limit and its optional covers. The price is the insurer's own new answer. */
import { formatMoney } from '@emsal/platform/formats/money';
import { compareImm } from '@emsal/state/offer/imm-limit';
import type { Offer } from '@emsal/state/offer/offer-state';
import { immText } from '@emsal/tariffs/imm/minimum-imm';
import { Button } from '@emsal/ui/button/button';
import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import { Dialog } from '@emsal/ui/dialog/dialog';
import { Notice } from '@emsal/ui/notice/notice';
import { Select } from '@emsal/ui/select/select';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import type { Change, Changed } from './change-offer';
import { changeTexts as texts } from './change-texts';

interface ChangeDialogProps {
  offer: Offer;
  /** Asks the insurer. */
  onChange: (change: Change) => Promise<Changed>;
  onClose: () => void;
}

/** A wish and what came of it. */
function useWish({ offer, onChange, onClose }: ChangeDialogProps) {
  const [wish, setWish] = useState<Change>(offer.change ?? {});
  const [isAsking, setAsking] = useState(false);
  const [failed, setFailed] = useState<string>();
  const ask = async (change: Change): Promise<void> => {
    if (isAsking) return;
    setAsking(true);
    const { ok, message } = await onChange(change);
    setAsking(false);
    if (ok) onClose();
    else setFailed(message);
  };
  return { wish, setWish, isAsking, failed, ask };
}

function Limit({ offer, wish, onChoose }: { offer: Offer; wish: Change; onChoose: (limit: number) => void }) {
  if (offer.immLimits.length === 0) return null;
  const limits = [...new Set([...offer.immLimits, ...(offer.minimumImm === null ? [] : [offer.minimumImm])])];
  return (
    <Select
      id="imm-limit"
      label={texts.limit}
      hint={texts.limitHint}
      placeholder={null}
      value={String(wish.immLimit ?? offer.minimumImm ?? '')}
      options={limits.toSorted(compareImm).map((limit) => ({ value: String(limit), label: immText(limit) }))}
      onChange={(value) => onChoose(Number(value))}
    />
  );
}

function Covers({
  offer,
  chosen,
  onToggle,
}: {
  offer: Offer;
  chosen: readonly string[];
  onToggle: (key: string) => void;
}) {
  if (offer.optionalCovers.length === 0) return null;
  return (
    <fieldset>
      <legend>{texts.covers}</legend>
      {offer.optionalCovers.map(({ key, label, price }) => (
        <Checkbox
          key={key}
          id={`cover-${key}`}
          label={texts.cover(label, formatMoney(price))}
          checked={chosen.includes(key)}
          onChange={() => onToggle(key)}
        />
      ))}
    </fieldset>
  );
}

export function ChangeDialog(props: ChangeDialogProps) {
  const { offer, onClose } = props;
  const { wish, setWish, isAsking, failed, ask } = useWish(props);
  const chosen = wish.covers ?? [];
  const toggle = (key: string): void =>
    setWish({ ...wish, covers: chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key] });
  const actions = (
    <>
      <Button busy={isAsking} onClick={() => void ask(wish)}>
        {texts.ask}
      </Button>
      {offer.change && (
        <Button variant="line" onClick={() => void ask({})}>
          {texts.undo}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title={texts.title(offer.firmName)} onClose={onClose} actions={actions}>
      <Stack>
        <Text>{texts.words}</Text>
        <Limit {...{ offer, wish }} onChoose={(immLimit) => setWish({ ...wish, immLimit })} />
        <Covers {...{ offer, chosen }} onToggle={toggle} />
        {failed && (
          <Notice tone="warn" live>
            {failed}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
