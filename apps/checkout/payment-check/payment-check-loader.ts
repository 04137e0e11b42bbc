import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { pageOf } from '@emsal/platform/page';
import { redirect } from '@emsal/platform/router';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import { checkoutPaths } from '../visit/checkout-paths';
import { lineOfPath } from '../visit/page-line';
import { readPayment } from './payment-outcome';
import type { Reading } from './payment-outcome';

export interface PaymentCheckData extends Reading {
  line: LineFacts;
  odeme: string;
}

/** The bank leads here; so does a reload, the back button and another tab: each reads the state anew. */
export async function loader(args: LoaderFunctionArgs): Promise<PaymentCheckData> {
  const url = new URL(args.request.url);
  const line = lineOfPath(url.pathname);
  const odeme = url.searchParams.get('odeme');
  if (!odeme) throw redirect(checkoutPaths.offers(line));
  const reading = await readPayment(pageOf(args), odeme);
  if (reading.outcome?.state === 'completed') throw redirect(checkoutPaths.completed(line, odeme));
  return { line, odeme, ...reading };
}
