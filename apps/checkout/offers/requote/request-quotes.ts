import type { VisitId } from '@emsal/api/calls/identifiers';
import type { Client } from '@emsal/api/client';
import type { Failure } from '@emsal/api/envelope';
import type { CampaignOptions } from '@emsal/state/offer/offer-state';
import { sendWithCaptcha } from '@emsal/verify/captcha/send-with-captcha';

export interface QuoteRequest {
  visitId: VisitId;
  campaigns: CampaignOptions;
}

/**
 * Requests quotes from all insurers with the form's answers and these campaigns. Returns null, or the
 * refusal.
 */
export async function requestQuotes(client: Client, request: QuoteRequest): Promise<Failure | null> {
  const reply = await sendWithCaptcha(client, (captcha) =>
    client.command('POST quoterequestapi/offer/createOfferForCampaign', {
      ...request,
      ...(captcha !== undefined && { captcha }),
    }),
  );
  return reply.isSuccess ? null : reply;
}
