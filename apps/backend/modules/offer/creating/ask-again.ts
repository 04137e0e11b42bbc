/** Asks the insurers of a visit once more without its visitor, for a watch of its price (decision 354). */
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { randomId } from '../../../db/random-id';
import type { Visit } from '../../../http/principals';
import type { Services } from '../../../http/services';
import type { QuoteRow } from '../offer-store';
import type { Engine } from '../quoting/quote-engine';
import { formQuestion } from './form-question';
import { storeQuoteOnce } from './store-quote-once';

export interface AskedAgain {
  services: Services;
  visit: Visit;
}

/** Resolves when every insurer has answered; null when the form cannot be asked any more, as after its first day. */
export async function askAgain({ services, visit }: AskedAgain, engine: Engine): Promise<QuoteRow | null> {
  const context = { ...services, visit };
  const form = await formQuestion(context, dayInTurkey(services.clock.now()));
  const question = form?.ok ? form.question({ requestId: randomId() }) : null;
  if (question?.kind !== 'ask') return null;
  const { quote } = await storeQuoteOnce(context, engine, { request: question.request, isFresh: true });
  await engine.run(quote, quote.firmIds);
  return quote;
}
