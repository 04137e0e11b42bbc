import { storageSuffix } from '@emsal/lines/facts/branch-ids';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { pageOf } from '@emsal/platform/page';
import { redirect } from '@emsal/platform/router';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import { readOutcome } from '../payment-check/payment-outcome';
import type { PaymentOutcome } from '../payment-check/payment-outcome';
import { checkoutPaths } from '../visit/checkout-paths';
import { lineOfPath } from '../visit/page-line';

export interface CompletedData {
  line: LineFacts;
  odeme: string;
  /** Absent where the browser has lost the visit: then nothing can be sent from here. */
  visitId: string | undefined;
  outcome: PaymentOutcome;
}

/** A policy's page for a payment that ended in one; every other state is told by the payment check. */
export async function loader(args: LoaderFunctionArgs): Promise<CompletedData> {
  const url = new URL(args.request.url);
  const page = pageOf(args);
  const line = lineOfPath(url.pathname);
  const odeme = url.searchParams.get('odeme');
  if (!odeme) throw redirect(checkoutPaths.offers(line));
  const outcome = await readOutcome(page, odeme);
  if (outcome?.state !== 'completed') throw redirect(checkoutPaths.paymentCheck(line, odeme));
  return { line, odeme, visitId: page.visitId(storageSuffix(line.id)), outcome };
}
