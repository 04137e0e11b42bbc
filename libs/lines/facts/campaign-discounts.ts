/** What the campaigns for employees and for members of a partner give (samples). Each is a discount code, which is used once. */
import type { LineId } from './line-ids';

export interface CampaignDiscount {
  title: string;
  /** Null: every line. */
  lines: readonly LineId[] | null;
  /** Of the premium, with `amount` as its upper bound; absent: the amount. */
  percent?: number;
  /** Kuruş. */
  amount: number;
}

export const discountDaysValid = 90;

export const campaignDiscounts = {
  employee: [
    { title: 'Kasko', lines: ['AUTO', 'ELECTRICVEHICLE'], percent: 15, amount: 300_000 },
    { title: 'Tamamlayıcı sağlık', lines: ['COMPLEMENTHEALTH'], percent: 5, amount: 100_000 },
  ],
  partnership: [{ title: 'Üye indirimi', lines: null, amount: 25_000 }],
} as const satisfies Record<string, readonly CampaignDiscount[]>;
