/** Options that vehicle lines share. */
import { addedCovers } from '@emsal/lines/kit/offer/added-covers';
import type { OfferOption } from '@emsal/lines/kit/offer/offer-option';

export const liabilityLimit: OfferOption = {
  key: 'immLimit',
  kind: 'choice',
  label: 'İMM limiti',
  hint: 'Karşı tarafa verdiğiniz zararın trafik sigortasını aşan kısmı için üst sınır',
  choices: 'insurersLimits',
};
const insuredAccessories: OfferOption = {
  key: 'accessories',
  kind: 'selection',
  label: 'Sigortalanan aksesuarlar',
  choices: 'accessories',
};
/** Taken for the whole list. */
const appliedCampaigns: OfferOption = {
  key: 'campaigns',
  kind: 'selection',
  label: 'Uygulanan indirimler',
  choices: 'campaigns',
};
export const commonOptions: readonly OfferOption[] = [addedCovers, appliedCampaigns];
export const kaskoOptions: readonly OfferOption[] = [liabilityLimit, addedCovers, insuredAccessories, appliedCampaigns];
