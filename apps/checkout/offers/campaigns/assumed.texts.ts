import type { CampaignWishes } from '@emsal/state/offer/offer-state';

export const assumedTexts = {
  assumptions: 'Teklifleriniz şunlara dayanıyor',
  child: ({ age }: NonNullable<CampaignWishes['child']>) => `${age} yaşında çocuk`,
  job: ({ code }: NonNullable<CampaignWishes['job']>) => `Meslek kodu ${code}`,
  driver: ({ age, licenceYears }: NonNullable<CampaignWishes['driver']>) =>
    `Sürücü ${age} yaşında, ${licenceYears} yıllık ehliyet`,
} as const;
