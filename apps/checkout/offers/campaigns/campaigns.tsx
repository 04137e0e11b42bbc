import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { CampaignWishes, OfferState } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { Chip } from '@emsal/ui/chip/chip';
import { Icon } from '@emsal/ui/icon/icon';
import { sealPercentIcon } from '@emsal/ui/icon/icons';
import { Notice } from '@emsal/ui/notice/notice';
import { useState } from 'react';
import { part } from '../../visit/part';
import type { OfferPorts } from '../settle-offers';
import type { WishKind } from './ask-again';
import { campaignRowTexts as texts } from './campaign-row.texts';
import styles from './campaigns.module.css';

const CampaignDialog = part(async () => (await import('./campaign-dialog')).CampaignDialog);

interface CampaignsProps {
  line: LineFacts;
  visitId: string;
  ports: OfferPorts;
  offers: OfferState;
  /** Nothing is being touched: a row of its own may move the list. */
  isSettled: boolean;
}

const wordsOf = (wishes: CampaignWishes): { kind: WishKind; words: string }[] => [
  ...(wishes.child ? [{ kind: 'child' as const, words: texts.chips.child(wishes.child) }] : []),
  ...(wishes.job ? [{ kind: 'job' as const, words: texts.chips.job(wishes.job) }] : []),
  ...(wishes.driver ? [{ kind: 'driver' as const, words: texts.chips.driver(wishes.driver) }] : []),
];

/** What the offers assume, as chips that take it back, and the way to the campaigns. */
export function Campaigns({ line, visitId, ports, offers, isSettled }: CampaignsProps) {
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const idOf = (kind: WishKind): string | null =>
    String(offers.campaignList.find((campaign) => campaign.kind === kind)?.id ?? '') || null;
  const ask = async (campaigns: CampaignWishes): Promise<string | null> =>
    (await import('./ask-again')).askAgain(ports, { line, visitId, campaigns, idOf });
  const chips = wordsOf(offers.assumptions.campaigns);
  const isOffered = isSettled && offers.campaignList.length > 0;
  if (!isOffered && chips.length === 0) return null;
  const giveUp = async (kind: WishKind): Promise<void> => {
    const { withWish } = await import('./ask-again');
    setFailed(await ask(withWish(offers.assumptions.campaigns, kind, undefined)));
  };
  return (
    <div className={styles.row}>
      <Button variant="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={sealPercentIcon} size={20} /> {texts.open}
      </Button>
      {chips.length > 0 && (
        <div role="group" aria-label={texts.assumptions} className={styles.chips}>
          {chips.map(({ kind, words }) => (
            <Chip key={kind} pressed onPress={() => void giveUp(kind)}>
              {words}
            </Chip>
          ))}
        </div>
      )}
      {failed && (
        <Notice tone="warn" live>
          {failed}
        </Notice>
      )}
      {isOpen && <CampaignDialog offers={offers} onAsk={ask} onClose={() => setOpen(false)} />}
    </div>
  );
}
