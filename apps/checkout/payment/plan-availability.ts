import type { PaymentPlan } from './payment-loader';

/** Instalment programme of the typed card; null: it allows no instalments; undefined: not known yet. */
export type CardProgramme = string | null | undefined;

/** Whether the card can be charged by this plan. A single payment is always possible. */
export const isAvailable = ({ instalments, programmes }: PaymentPlan, programme: CardProgramme): boolean =>
  programme === undefined || instalments === 1 || (programme !== null && programmes.includes(programme));
