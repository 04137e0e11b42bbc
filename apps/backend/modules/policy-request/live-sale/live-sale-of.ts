import { productClassOf } from '@emsal/lines/registry/product-class';
import { keys } from '@emsal/risks/risk';
import { identityIndex } from '../../../customers/owner';
import { blindIndex } from '../../../personal-data/blind-index';
import type { LiveSale } from '../../policy/live-sale/live-sale-store';
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
  riskKeys: keys(risk).map((key) => blindIndex('risk', key)),
  policyholderKey: identityIndex(insured.identityNo),
  period: { from: startDate, until: endDate },
});
