import { assumedChild } from '@emsal/api/calls/offer/campaign-names.texts';
import type { CampaignOptions } from '@emsal/state/offer/offer-state';

export const assumedTexts = {
  assumptions: 'Teklifleriniz şunlara dayanıyor',
  child: ({ age }: NonNullable<CampaignOptions['child']>) => assumedChild(age),
  job: 'Bildirdiğiniz meslek',
  driver: ({ age, licenceYears }: NonNullable<CampaignOptions['driver']>) =>
    `Sürücü ${age} yaşında, ${licenceYears} yıllık ehliyet`,
} as const;
