/** A passkey is offered once on a device (design 12, rule 1). A cookie of the server outlives what scripts may keep. */
import type { OutputOf } from '@emsal/api/calls/table';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import type { CallerContext } from '../../http/context';

const { passkeyAsked } = cookieTable;
type Cookies = Pick<CallerContext, 'cookies'>;

export const rememberOffered = ({ cookies }: Cookies): void => cookies.set(passkeyAsked.name, '1', passkeyAsked);

export function offerPasskey(context: Cookies): OutputOf<'POST selfservice/customeraccount/offerPasskey'> {
  const isOffered = context.cookies.get(passkeyAsked.name) === undefined;
  rememberOffered(context);
  return { isOffered };
}
