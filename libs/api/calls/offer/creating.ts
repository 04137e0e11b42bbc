/** Requesting quotes, and requesting them again with options. */
import { z } from 'zod';
import { command } from '../../call';
import { captchaField } from '../captcha';
import { identifier } from '../identifiers';
import { kurus, ofVisit, quoteHeaderId } from '../shapes';
import { chosenOptions } from './options';
import { campaignOptions } from './campaigns';
import { offer, productId, sampleVisit } from './shapes';
import { productChange } from './product-change';

const offerNo = identifier('offerNo', z.string().regex(/^\d{10}$/));

export const creatingCalls = {
  'POST quoterequestapi/offer/createoffer': command({
    who: 'visit',
    summary:
      'Requests a quote from every eligible insurer; idempotent per visit and answers. Returns the offer number.',
    input: ofVisit.extend(captchaField),
    output: offerNo,
    sample: sampleVisit,
    weight: 30,
  }),
  'POST quoterequestapi/offer/createOfferForCampaign': command({
    who: 'visit',
    summary:
      'Requests quotes again with these campaigns; an omitted one is removed. The offer number stays, the list and its header are new.',
    input: ofVisit.extend({ campaigns: campaignOptions, ...captchaField }),
    output: offerNo,
    sample: { ...sampleVisit, campaigns: { child: { age: 4 } } },
    weight: 15,
  }),
  'POST quoterequestapi/offer/CreateOfferForDiscount': command({
    who: 'visit',
    summary:
      'Requests quotes again with a discount code, which replaces the online discount, or without the online discount. With neither, as at first.',
    input: ofVisit.extend({
      discountCode: z
        .string()
        .regex(/^[A-Za-z0-9-]{3,20}$/)
        .optional(),
      removesOnlineDiscount: z.boolean().default(false),
      ...captchaField,
    }),
    output: offerNo,
    sample: { ...sampleVisit, discountCode: 'YENIMUSTERI' },
    weight: 15,
  }),
  'POST quoterequestapi/offer/createOfferForProductId': command({
    who: 'visit',
    summary:
      'Requests one product again with another limit, other covers or fewer accessories, and waits for the answer. `options` names the choices by the keys that the list declares, `change` is its earlier form; what is left out is as first offered. The offer in the result replaces the old one.',
    input: ofVisit.extend({
      quoteHeaderId,
      productId,
      change: productChange.optional(),
      options: chosenOptions.optional(),
    }),
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
      options: { immLimit: '5000000' },
    },
    weight: 5,
  }),
};
