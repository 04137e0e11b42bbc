import { chooseOfferOutcomes } from '@emsal/api/outcomes/choose-offer';
import type { Page } from '@playwright/test';

/** The server answers a choice as if the offer had ended, so often or always. */
export const refuseEnded = (page: Page, options?: { times: number }): Promise<unknown> =>
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
