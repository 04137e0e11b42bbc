import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { ChosenOffer } from '../../modules/checkout/chosen-offer';
import { TestSale } from '../../modules/checkout/testing/test-sale';
import { chooseOffer, soldOnline } from './quote-offers';
import { quotedVisit } from './record-quotes';
import type { Recording } from './recording';

export interface StartedSale {
  sale: TestSale;
  seal: string;
  phoneNumber: string;
  /** Identity number to which the sandbox's insurer faults are limited. */
  firmId: string;
}

/** A customer who has verified the visit, chosen an offer and stored the policy information. */
export async function startSale(recording: Recording, name: string, line: LineId = 'TRAFFIC'): Promise<StartedSale> {
  const { filled, list } = await quotedVisit(recording, name, [line]);
  const offer = soldOnline(list)[0]!;
  await chooseOffer(filled, offer);
  const { quoteHeaderId, productId, cacheAmountWithDiscount: total, seal, firmId } = offer;
  const { visitor, visitId, phoneNumber } = filled;
  const sale = new TestSale(recording.fixture, {
    visitor,
    visitId,
    offer: { line, quoteHeaderId, productId, total } as ChosenOffer,
  });
  const { body } = await sale.savePolicyInfo(saleParts(line, dayInTurkey(recording.test.clock.now())));
  if (body.isSuccess !== true) throw new Error(`${name}: ${JSON.stringify(body)}`);
  return { sale, seal, phoneNumber, firmId: String(firmId) };
}

/** Data that some lines require before payment. */
export const saleParts = (line: LineId, saleDate: string): Parameters<TestSale['savePolicyInfo']>[0] =>
  line === 'USEDVEHICLETRAFFIC'
    ? { notarySale: { city: '34', notaryName: 'Beşiktaş 3. Noterliği', saleDate, saleNo: '' } }
    : {};

/** Pays, from the card to the outcome at bank and insurer. */
export async function pay({ sale, seal }: StartedSale, card?: string, more: object = {}): Promise<void> {
  const started = await sale.start({
    seal,
    isCombinationConfirmed: true,
    ...(card && { cardToken: await sale.cardToken(card) }),
    ...more,
  });
  if (!started.body.result) throw new Error(`the payment did not begin: ${JSON.stringify(started.body)}`);
  await sale.returnFromBank(await sale.challenge(started));
  await sale.complete();
}
