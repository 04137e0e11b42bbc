/** Customers whom a partner sends: their sealed application is taken over once, after their consent (funnel 7.3; threat 19). */
import { linkCalls } from '@emsal/api/calls/offer/links';
import { pickCalls } from '../../frame/handlers';
import { defineModule } from '../../frame/module';
import type { OfferModule } from '../offer/offer';
import { takeOverApplication } from './take-over-application';

/** @param offers who asks the insurers when the application is whole */
export const partnerModule = ({ ask }: Pick<OfferModule, 'ask'>) =>
  defineModule({
    name: 'partner',
    calls: pickCalls(linkCalls, ['POST quoterequestapi/arabamcom/CreateArabamcomOffer/{encryptedId}']),
    handlers: {
      'POST quoterequestapi/arabamcom/CreateArabamcomOffer/{encryptedId}': (input, context) =>
        takeOverApplication(input, context, ask),
    },
  });
