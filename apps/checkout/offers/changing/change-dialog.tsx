/** What can be changed on one offer: its limit, its covers, what it may leave out. The price is the insurer's own new answer. */
import { formatMoney } from '@emsal/platform/formats/money';
import { compareImm } from '@emsal/state/offer/imm-limit';
import type { CampaignKind, Offer, OfferState } from '@emsal/state/offer/offer-state';
import { immText } from '@emsal/tariffs/imm/minimum-imm';
import { Button } from '@emsal/ui/button/button';
import { Dialog } from '@emsal/ui/dialog/dialog';
import { Notice } from '@emsal/ui/notice/notice';
import { Select } from '@emsal/ui/select/select';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useEffect, useRef, useState } from 'react';
import styles from './change-dialog.module.css';
import type { Change, Changed } from './change-offer';
import { ChangeTicks } from './change-ticks';
import { campaignNames } from '../campaigns/campaign-names.texts';
import { changeTexts as texts } from './change.texts';
import { campaignsToLeave } from './is-changeable';
import { isAsItIs, toggled } from './what-ifs';

export { changeOffer } from './change-offer';

interface ChangeDialogProps {
  offer: Offer;
  /** What the whole list rests on: what of it this product can do without. */
  assumptions: OfferState['assumptions'];
  /** Asks the insurer. */
  onChange: (change: Change) => Promise<Changed>;
  onClose: () => void;
}

/** A wish and what came of it. */
function useWish({ offer, onChange, onClose }: ChangeDialogProps) {
  const [wish, setWish] = useState<Change>(offer.change ?? {});
  const [isAsking, setAsking] = useState(false);
  const [failed, setFailed] = useState<string>();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const ask = async (change: Change): Promise<void> => {
    if (isAsking) return;
    setAsking(true);
    const { ok, message } = await onChange(change);
    setAsking(false);
    if (!ok) setFailed(message);
    // Closed while the insurer was asked: what is open by now is another offer's.
    else if (isOpen.current) onClose();
  };
  /** The button for the wish; a wish for what is there asks nobody. */
  const askWish = (): void => {
    if (isAsItIs(wish, offer)) setFailed(texts.nothingChanged);
    else void ask(wish);
  };
  return { wish, setWish, isAsking, failed, ask, askWish };
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

type Ticking = Pick<ChangeDialogProps, 'offer' | 'assumptions'> & Pick<ReturnType<typeof useWish>, 'wish' | 'setWish'>;

function Covers({ offer: { optionalCovers }, wish, setWish }: Ticking) {
  const chosen = wish.covers ?? [];
  return (
    <ChangeTicks
      title={texts.covers}
      ticks={optionalCovers.map(({ key, label, price }) => ({
        key,
        label: texts.cover(label, formatMoney(price)),
        isOn: chosen.includes(key),
      }))}
      onToggle={(key) => setWish({ ...wish, covers: toggled(chosen, key) })}
    />
  );
}

function Accessories({ assumptions: { accessories }, wish, setWish }: Ticking) {
  const off = wish.accessoriesOff ?? [];
  return (
    <ChangeTicks
      title={texts.accessories}
      ticks={accessories.map(({ code, name, value }) => ({
        key: code,
        label: texts.accessory(name, formatMoney(value)),
        isOn: !off.includes(code),
      }))}
      onToggle={(code) => setWish({ ...wish, accessoriesOff: toggled(off, code) })}
    />
  );
}

function Campaigns({ offer, assumptions, wish, setWish }: Ticking) {
  const off = wish.campaignsOff ?? [];
  return (
    <ChangeTicks
      title={texts.campaigns}
      ticks={campaignsToLeave(offer, assumptions).map((kind) => ({
        key: kind,
        label: campaignNames[kind],
        isOn: !off.includes(kind),
      }))}
      onToggle={(kind) => setWish({ ...wish, campaignsOff: toggled(off, kind as CampaignKind) })}
    />
  );
}

export function ChangeDialog(props: ChangeDialogProps) {
  const { offer, assumptions, onClose } = props;
  const { wish, setWish, isAsking, failed, ask, askWish } = useWish(props);
  const ticking = { offer, assumptions, wish, setWish };
  const actions = (
    <>
      {failed && (
        <div className={styles.failed}>
          <Notice tone="warn" live>
            {failed}
          </Notice>
        </div>
      )}
      <Button busy={isAsking} onClick={askWish}>
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
        <Text>
          {texts.words} {texts.priceNow(formatMoney(offer.cacheAmountWithDiscount))}
        </Text>
        <Limit {...{ offer, wish }} onChoose={(immLimit) => setWish({ ...wish, immLimit })} />
        <Covers {...ticking} />
        <Accessories {...ticking} />
        <Campaigns {...ticking} />
      </Stack>
    </Dialog>
  );
}
