/** `/uyelik/cikis`: plain forms of the header and the account post here, so that signing out works before any script. */
import { createClient } from '@emsal/api/client';
import { pageOf } from '@emsal/platform/page';
import { redirect, type ActionFunctionArgs } from '@emsal/platform/router';
import { accountHome, startPath } from '../sign-in/sign-in-steps';
import { signInAgain } from './sign-out-path';

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const next = new URL(args.request.url).searchParams.get(signInAgain.name);
  await createClient(pageOf(args).transport).command('POST selfservice/customeraccount/logout', {});
  return redirect(next === signInAgain.value ? startPath : '/');
}

/** Opened by its address it signs nobody out: a link must not do that. */
export const loader = (): Response => redirect(accountHome);
