import { insurersSelling } from '@emsal/insurers/registry';
import type { InsurerFacts } from '@emsal/insurers/insurer-facts';
import type { QuoteAnswer } from '@emsal/insurers/quote-answer';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import { samplesToday } from '@emsal/lines/kit/samples/sample';
import { checkAnswer, offerRules } from '../../apps/backend/modules/offer/quoting/check-answer';
import { requestOf } from '../../apps/backend/modules/offer/creating/create-offer';
import { soldLines } from '@emsal/lines/registry/facts-of';
import { coverTexts, formOf } from '@emsal/lines/server/server-lines';
import { Refusal } from '../../apps/backend/http/refusal';
import { quoteQuestion } from '../../apps/backend/modules/offer/creating/quote-question';
import { samplesOf } from '@emsal/lines/registry/testing/samples-of';
import { insurerStubFor } from './insurer-stub-for';

const now = `${samplesToday}T09:00:00Z`;

/** Covers of an answer without a description. */
const unexplained = (answer: QuoteAnswer): string[] =>
  answer.kind === 'declined'
    ? []
    : answer.offers
        .flatMap(({ assurances, optionalCovers }) => [...assurances, ...optionalCovers])
        .map(({ key }) => key)
        .filter((key) => !Object.hasOwn(coverTexts, key));

async function outcomeOf(facts: InsurerFacts, request: QuoteRequest): Promise<string> {
  // A refusal by an underwriting rule is valid.
  const isRefused = facts.behaviour?.underwritingRule?.(request, samplesToday) != null;
  const answer = await insurerStubFor(facts, 'emsal', now).quote(request);
  const { state } = checkAnswer(answer, offerRules(request, new Date(now)));
  if (state !== (isRefused ? 'declined' : 'offered')) return `${facts.name}: ${state}`;
  const [cover] = unexplained(answer);
  return cover ? `${cover}: no description` : 'as designed';
}

it.each(soldLines)(
  '%s: every insurer that sells it answers every sample with a valid offer whose covers all have a description',
  async (id) => {
    const asked = samplesOf(id, samplesToday).flatMap(({ name, answers }) => {
      const facts = { requestId: 'a'.repeat(32), today: samplesToday };
      const request = requestOf(quoteQuestion(id, completeAnswers(formOf(id)!, answers), facts));
      // A case for an adviser asks no insurer.
      return request instanceof Refusal ? [] : [{ name, request }];
    });
    expect(asked).not.toEqual([]);
    for (const { name, request } of asked) {
      const answered = await Promise.all(insurersSelling(id).map((firm) => outcomeOf(firm, request)));
      expect([name, ...new Set(answered)]).toEqual([name, 'as designed']);
    }
  },
);
