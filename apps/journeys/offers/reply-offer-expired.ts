import { chooseOfferOutcomes } from '@emsal/api/outcomes/choose-offer';
import type { Page } from '@playwright/test';

/** Replies to the choice of an offer as if it had expired. */
export const replyOfferExpired = (page: Page, options?: { times: number }): Promise<unknown> =>
  page.route(
    '**/offer/RedirectToSummary',
    (route) =>
      route.fulfill({
        json: {
          isSuccess: false,
          result: null,
          messageCode: 'offerExpired',
          message: chooseOfferOutcomes.offerExpired.message,
        },
      }),
    options,
  );
