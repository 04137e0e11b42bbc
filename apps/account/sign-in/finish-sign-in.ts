/** Opens the session after a code and finds the next page: the offer of a passkey, once on a device, or where the visitor wanted to go. */
import type { Client } from '@emsal/api/client';
import type { Envelope } from '@emsal/api/envelope';
import { success } from '@emsal/api/envelope';
import { canKeepPasskey } from '../passkey/ceremony';
import { offerPath } from '../passkey/passkey-paths';
import { pageAfterSignIn } from './page-after-sign-in';

/** @returns the path to go to */
export async function finishSignIn(client: Client, seance: string): Promise<Envelope<string>> {
  const opened = await client.command('POST selfservice/customeraccount/login', { seance });
  if (!opened.isSuccess) return opened;
  return success(
    (await isOffered(client)) ? offerPath(opened.result.target) : await pageAfterSignIn(client, opened.result),
  );
}

async function isOffered(client: Client): Promise<boolean> {
  if (!(await canKeepPasskey())) return false;
  const offer = await client.command('POST selfservice/customeraccount/offerPasskey', {});
  return offer.isSuccess && offer.result.isOffered;
}
