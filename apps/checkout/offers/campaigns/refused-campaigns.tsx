import { campaignNames } from '@emsal/api/calls/offer/campaign-names.texts';
import type { Offer } from '@emsal/state/offer/offer-state';
import { Text } from '@emsal/ui/text/text';
import { refusedTexts as texts } from './refused-campaigns.texts';

/** Campaigns that the visitor requested and this insurer did not grant, with its condition. */
export const RefusedCampaigns = ({ campaigns }: Pick<Offer, 'campaigns'>) =>
  campaigns
    .filter(({ isRefused }) => isRefused)
    .map(({ kind, condition }) => (
      <Text key={kind} size="small" tone="muted">
        {texts.refused(campaignNames[kind], condition)}
      </Text>
    ));
