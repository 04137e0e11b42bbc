import type { VisitId } from '@emsal/api/calls/identifiers';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { OfferState } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { Icon } from '@emsal/ui/icon/icon';
import { sealPercentIcon } from '@emsal/ui/icon/icons';
import { useState } from 'react';
import { lazyComponent } from '@emsal/platform/lazy-component';
import type { OfferPorts } from '../loading/load-final-list';
import { campaignsTexts as texts } from './campaigns.texts';
import styles from './campaigns.module.css';

const AssumedCampaigns = lazyComponent(async () => (await import('./assumed-campaigns')).AssumedCampaigns);
const CampaignDialog = lazyComponent(async () => (await import('./campaign-dialog')).CampaignDialog);

interface CampaignsProps {
  line: LineFacts;
  visitId: VisitId;
  ports: OfferPorts;
  offers: OfferState;
  revalidate: () => Promise<void>;
}

/** Button to the campaigns, and the campaigns that the offers assume. */
export function Campaigns(context: CampaignsProps) {
  const [isOpen, setOpen] = useState(false);
  const { campaignList, assumptions, state } = context.offers;
  const isAssumed = Object.keys(assumptions.campaigns).length > 0;
  const isOffered = state === 'complete' && campaignList.length > 0;
  if (!isOffered && !isAssumed) return null;
  return (
    <div className={styles.row}>
      <Button variant="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={sealPercentIcon} size={20} /> {texts.open}
      </Button>
      {isAssumed && <AssumedCampaigns {...context} />}
      {isOpen && <CampaignDialog {...context} onClose={() => setOpen(false)} />}
    </div>
  );
}
