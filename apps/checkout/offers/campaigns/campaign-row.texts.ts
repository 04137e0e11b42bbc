import type { CampaignWishes } from '@emsal/state/offer/offer-state';

/** What stands on the page; the dialog brings its own words. */
export const campaignRowTexts = {
  open: 'Kampanyalar',
  assumptions: 'Teklifleriniz şunlara dayanıyor',
  chips: {
    child: ({ age }: NonNullable<CampaignWishes['child']>) => `${age} yaşında çocuk`,
    job: ({ code }: NonNullable<CampaignWishes['job']>) => `Meslek kodu ${code}`,
    driver: ({ age, licenceYears }: NonNullable<CampaignWishes['driver']>) =>
      `Sürücü ${age} yaşında, ${licenceYears} yıllık ehliyet`,
  },
} as const;
