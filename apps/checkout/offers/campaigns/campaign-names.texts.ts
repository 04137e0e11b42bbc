import type { Campaign } from '@emsal/state/offer/offer-state';

/** Shared by the campaign dialog and the change dialog. */
export const campaignNames: Record<Campaign['kind'], string> = {
  child: 'Çocuklu aile indirimi',
  job: 'Meslek indirimi',
  driver: 'Sürücü indirimi',
};
