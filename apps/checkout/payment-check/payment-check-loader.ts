import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { pageOf } from '@emsal/platform/page';
import { redirect } from '@emsal/platform/router';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import { checkoutPaths } from '../navigation/checkout-paths';
import { quotedLineOfPath } from '../visit/line-and-visit';
import { readPayment } from '../payment/payment-outcome';
import type { PaymentReading } from '../payment/payment-outcome';

export interface PaymentCheckData extends PaymentReading {
  line: LineFacts;
  odeme: string;
}

/** Reached from the bank, by reload, the back button or another tab: always reads the current state. */
export async function loader(args: LoaderFunctionArgs): Promise<PaymentCheckData> {
  const url = new URL(args.request.url);
  const page = pageOf(args);
  const line = await quotedLineOfPath(page, url.pathname);
  const odeme = url.searchParams.get('odeme');
  if (!odeme) throw redirect(checkoutPaths.offersWithoutPayment(line));
  const reading = await readPayment(page, odeme);
  if (reading.outcome?.state === 'completed') throw redirect(checkoutPaths.completed(line, odeme));
  return { line, odeme, ...reading };
}
