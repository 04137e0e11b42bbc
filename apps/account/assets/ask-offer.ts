/** `/uyelik/guvencelerim/:policyId/teklif/:line`: a plain form posts here, as for a renewal (decision 381). */
import { createClient } from '@emsal/api/client';
import { lineIds, type LineId } from '@emsal/lines/facts/line-ids';
import { pageOf } from '@emsal/platform/page';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@emsal/platform/router';
import { answered } from '../area/account-loader';
import { assetPath } from './asset-paths';

const policyIdOf = ({ params }: Pick<LoaderFunctionArgs, 'params'>): string => params['policyId']!;
const isLine = (name: string): name is LineId => lineIds.includes(name as LineId);

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const line = args.params['line']!;
  if (!isLine(line)) throw data(null, { status: 404 });
  const client = createClient(pageOf(args).transport);
  const input = { policyId: policyIdOf(args), line };
  const reply = await client.command('POST selfservice/customeraccount/startOffer', input);
  return redirect(answered(reply, args).formPath);
}

/** Opened by its address it opens no form. */
export const loader = (args: LoaderFunctionArgs): Response => redirect(assetPath(policyIdOf(args)));
