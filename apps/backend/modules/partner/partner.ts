/** Customers sent by a partner: their sealed application is accepted once, after their consent (funnel 7.3; threat 19). */
import { linkCalls } from '@emsal/api/calls/offer/links';
import { pickCalls } from '../../http/handlers';
import { defineModule } from '../../http/module';
import type { OfferModule } from '../offer/offer';
import { acceptApplication } from './accept-application';

/** @param offers requests quotes when the application is complete */
export const partnerModule = ({ requestQuotes }: Pick<OfferModule, 'requestQuotes'>) =>
  defineModule({
    name: 'partner',
    calls: pickCalls(linkCalls, ['POST quoterequestapi/arabamcom/CreateArabamcomOffer/{encryptedId}']),
    handlers: {
      'POST quoterequestapi/arabamcom/CreateArabamcomOffer/{encryptedId}': (input, context) =>
        acceptApplication(input, context, requestQuotes),
    },
  });
