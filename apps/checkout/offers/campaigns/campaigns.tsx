import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { Icon } from '@emsal/ui/icon/icon';
import { sealPercentIcon } from '@emsal/ui/icon/icons';
import { useState } from 'react';
import { part } from '../../visit/part';
import type { OfferPorts } from '../settle-offers';
import { campaignRowTexts as texts } from './campaign-row.texts';
import styles from './campaigns.module.css';

const AssumedCampaigns = part(async () => (await import('./assumed-campaigns')).AssumedCampaigns);
const CampaignDialog = part(async () => (await import('./campaign-dialog')).CampaignDialog);

interface CampaignsProps {
  line: LineFacts;
  visitId: string;
  ports: OfferPorts;
  offers: OfferState;
  /** Nothing is being touched: a row of its own may move the list. */
  isSettled: boolean;
}

/** The way to the campaigns, and what the offers assume of them. */
export function Campaigns({ isSettled, ...asking }: CampaignsProps) {
  const [isOpen, setOpen] = useState(false);
  const { campaignList, assumptions } = asking.offers;
  const isAssumed = Object.keys(assumptions.campaigns).length > 0;
  const isOffered = isSettled && campaignList.length > 0;
  if (!isOffered && !isAssumed) return null;
  return (
    <div className={styles.row}>
      <Button variant="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={sealPercentIcon} size={20} /> {texts.open}
      </Button>
      {isAssumed && <AssumedCampaigns {...asking} />}
      {isOpen && <CampaignDialog {...asking} onClose={() => setOpen(false)} />}
    </div>
  );
}
