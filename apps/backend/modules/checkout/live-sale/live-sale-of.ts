import { productClassOf } from '@emsal/lines/registry/product-class';
import { identityIndex } from '../../../customers/owner';
import type { LiveSale } from '../../policy/live-sale/live-sale-store';
import { riskKeysOf } from '../../policy/live-sale/blind-risk-keys';
import type { ChosenOffer } from '../chosen-offer';

/** What selling the offer would insure, as the database compares it. */
export const liveSaleOf = ({
  line,
  risk,
  insured,
  startDate,
  endDate,
}: Pick<ChosenOffer, 'line' | 'risk' | 'insured' | 'startDate' | 'endDate'>): LiveSale => ({
  productClass: productClassOf(line),
  riskKeys: riskKeysOf(risk),
  policyholderKey: identityIndex(insured.identityNo),
  period: { from: startDate, until: endDate },
});
