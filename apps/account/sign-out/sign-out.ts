/** `/uyelik/cikis`: a plain form of the header posts here, so that signing out works before any script. */
import { createClient } from '@emsal/api/client';
import { pageOf } from '@emsal/platform/page';
import { redirect, type ActionFunctionArgs } from '@emsal/platform/router';

export async function action(args: ActionFunctionArgs): Promise<Response> {
  await createClient(pageOf(args).transport).command('POST selfservice/customeraccount/logout', {});
  return redirect('/');
}

/** Opened by its address it signs nobody out: a link must not do that. */
export const loader = (): Response => redirect('/uyelik/anasayfa');
