/** Asking insurers, and asking them again with a wish. */
import { z } from 'zod';
import { command } from '../../call';
import { kurus, ofVisit, randomId } from '../shapes';
import { campaignWishes, offer, productChange, productId, sampleVisit } from './shapes';

const offerNo = z.string().regex(/^\d{10}$/);

export const creatingCalls = {
  'POST quoterequestapi/offer/createoffer': command({
    who: 'visit',
    summary: 'Asks every eligible insurer; idempotent per visit and answers. The result is the offer number.',
    input: ofVisit,
    output: offerNo,
    sample: sampleVisit,
    weight: 30,
  }),
  'POST quoterequestapi/offer/createOfferForCampaign': command({
    who: 'visit',
    summary:
      'Asks every insurer again with these campaigns; one that is left out is given up. The offer number stays, the list and its header are new.',
    input: ofVisit.extend({ campaigns: campaignWishes }),
    output: offerNo,
    sample: { ...sampleVisit, campaigns: { child: { age: 4 } } },
    weight: 15,
  }),
  'POST quoterequestapi/offer/CreateOfferForDiscount': command({
    who: 'visit',
    summary:
      'Asks every insurer again with a discount code, which takes the place of the online discount, or without the online discount. Both left out: as at first.',
    input: ofVisit.extend({
      discountCode: z
        .string()
        .regex(/^[A-Za-z0-9-]{3,20}$/)
        .optional(),
      removesOnlineDiscount: z.boolean().default(false),
    }),
    output: offerNo,
    sample: { ...sampleVisit, discountCode: 'YENIMUSTERI' },
    weight: 15,
  }),
  'POST quoterequestapi/offer/createOfferForProductId': command({
    who: 'visit',
    summary:
      'Asks the insurer of one product again with another limit, other covers or fewer accessories, and waits for its answer. The offer in the result takes the place of the old one; an empty change brings the first one back.',
    input: ofVisit.extend({ quoteHeaderId: randomId, productId, change: productChange }),
    output: z.object({
      offer,
      totalAmount: kurus,
      totalAmountWithDiscount: kurus,
      oldTotalAmount: kurus,
      oldTotalAmountWithDiscount: kurus,
    }),
    sample: {
      ...sampleVisit,
      quoteHeaderId: '0123456789abcdef0123456789abcdef',
      productId: 12001,
      change: { immLimit: 5_000_000 },
    },
    weight: 5,
  }),
};
