import type { Campaign } from '@emsal/state/offer/offer-state';

/** The dialog of campaigns and that of one offer both name them. */
export const campaignNames: Record<Campaign['kind'], string> = {
  child: 'Çocuklu aile indirimi',
  job: 'Meslek indirimi',
  driver: 'Sürücü indirimi',
};
