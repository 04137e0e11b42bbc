import type { Client } from '@emsal/api/client';
import type { CampaignWishes } from '@emsal/state/offer/offer-state';

export interface Asked {
  visitId: string;
  campaigns: CampaignWishes;
}

/** All insurers, with what the form says and these campaigns; null when they are being asked, else the server's sentence. */
export async function askInsurers(client: Client, asked: Asked): Promise<string | null> {
  const reply = await client.command('POST quoterequestapi/offer/createOfferForCampaign', asked);
  return reply.isSuccess ? null : reply.message;
}
