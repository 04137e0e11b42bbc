/**
 * Asks one insurer, once: a call that fails or is late is not repeated within its quote. A change that the list repeats is asked with it; an insurer that declines it is asked again without.
 */
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { randomId } from '../../../db/random-id';
import { appliedPart } from '../options/product-change';
import { withChange } from '../options/with-change';
import type { ProductChange } from '../stored-request';
import { checkAnswer, type CheckedAnswer, type OfferRules } from './check-answer';
import type { QuoteCall } from './circuit-breaker';

interface InsurerQuestion {
  call: QuoteCall;
  asked: QuoteRequest;
  change: ProductChange | undefined;
  signal: AbortSignal;
  rules: OfferRules;
}

/** @throws InsurerFault, or the signal's reason */
export async function askInsurer({ call, asked, change, signal, rules }: InsurerQuestion): Promise<CheckedAnswer> {
  if (!change) return checkAnswer(await call(asked, signal), rules);
  const answer = checkAnswer(await call(withChange(asked, change), signal), rules);
  if (answer.state === 'offered') return withKeptPart(answer, (changed) => appliedPart(change, changed), asked);
  const plain = checkAnswer(await call({ ...asked, requestId: randomId() }, signal), rules);
  return plain.state === 'offered' ? withKeptPart(plain, () => ({}), asked) : plain;
}

type Offered = Extract<CheckedAnswer, { state: 'offered' }>;

const withKeptPart = (
  { offers }: Offered,
  keptBy: (answer: Parameters<typeof appliedPart>[1]) => ProductChange,
  request: QuoteRequest,
): Offered => ({
  state: 'offered',
  offers: offers.map((changed) => ({ ...changed, keptChange: keptBy({ request, original: null, changed }) })),
});
