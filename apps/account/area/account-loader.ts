/** What every page of the account area loads first: its customer. Without a session the visitor signs in and comes back. */
import type { AccountInformation } from '@emsal/api/calls/customer-account/information';
import { createClient, type Client } from '@emsal/api/client';
import type { Envelope } from '@emsal/api/envelope';
import { pageOf } from '@emsal/platform/page';
import { data, redirect, type LoaderFunctionArgs } from '@emsal/platform/router';

export interface Account {
  client: Client;
  /** Sealed, as the calls name it. */
  customerId: string;
  information: AccountInformation;
}

/** What a page of the area gets of its loader. */
export type AccountData<More> = More & Pick<Account, 'information'>;

/** `loader = accountLoader(({ client, customerId }) => …)`; what it returns is the page's data, beside `information`. */
export const accountLoader =
  <More extends object>(load: (account: Account, args: LoaderFunctionArgs) => Promise<More>) =>
  async (args: LoaderFunctionArgs): Promise<AccountData<More>> => {
    const account = await openAccount(args);
    return { ...(await load(account, args)), information: account.information };
  };

async function openAccount(args: LoaderFunctionArgs): Promise<Account> {
  const client = createClient(pageOf(args).transport);
  const session = answered(await client.command('GET selfservice/customeraccount/getSession', {}), args);
  if (session === null) throw signInFirst(args);
  const { customerId } = session;
  const information = await client.command('GET selfservice/customeraccount/getCustomerInfo/{customerId}', {
    customerId,
  });
  return { client, customerId, information: answered(information, args) };
}

/** A session that ends meanwhile leads to the sign-in; a server that does not answer, to the shell's message. */
export function answered<Result>(reply: Envelope<Result>, args: LoaderFunctionArgs): Result {
  if (reply.isSuccess) return reply.result;
  if (reply.messageCode === 'signInNeeded' || reply.messageCode === 'tokenMissing') throw signInFirst(args);
  throw data(null, { status: reply.messageCode === 'notFound' ? 404 : 503 });
}

function signInFirst({ request }: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(`/uyelik?${new URLSearchParams({ hedef: `${pathname}${search}` }).toString()}`);
}
