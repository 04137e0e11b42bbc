/** `/uyelik/hesabim/police/:policyNo/yenile`: a plain form posts here, so that asking for a renewal works before any script. */
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@emsal/platform/router';
import { createClient } from '@emsal/api/client';
import { pageOf } from '@emsal/platform/page';
import { answered } from '../area/account-loader';
import { policyPath } from '../policies/policy-path';

const policyNoOf = ({ params }: Pick<LoaderFunctionArgs, 'params'>): string => params['policyNo']!;

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const client = createClient(pageOf(args).transport);
  const reply = await client.command('POST selfservice/customeraccount/startRenewal', { policyNo: policyNoOf(args) });
  return redirect(answered(reply, args).formPath);
}

/** Opened by its address it opens no form: a link must not do that. */
export const loader = (args: LoaderFunctionArgs): Response => redirect(policyPath(policyNoOf(args)));
