/**
 * The offer engine in a process of its own. First argument: `engine` (a stored request, thirty answers validated, sealed,
 * stored and published, and its completion), `createoffer` (the call's handler before it, with form checks, central check
 * and job) or `firstOffer` (the same until the first offer is published).
 */
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { samplesToday } from '@emsal/lines/kit/samples/sample';
import { ne } from 'drizzle-orm';
import { ownedByNobody } from '../../../apps/backend/customers/owner';
import { randomId } from '../../../apps/backend/db/random-id';
import { quoteQuestion } from '../../../apps/backend/modules/offer/creating/quote-question';
import { requestHash } from '../../../apps/backend/modules/offer/request-hash';
import { addQuotes, type QuoteRow } from '../../../apps/backend/modules/offer/offer-store';
import { quoteAnswers } from '../../../apps/backend/modules/offer/tables';
import { openBenchBackend, sample } from './bench-backend';
import { load, measure } from './measure';

const [, , mode = '', stubs = '', databaseUrl = ''] = process.argv;
const { services, engine, ...backend } = await openBenchBackend(stubs, databaseUrl);
const visitIds: string[] = [];
for (let made = 0; made < load.warmUp + load.quotes; made++) visitIds.push(await backend.visit());

/** Until the last answer is stored. */
async function wholeCall(index: number): Promise<void> {
  let asking: Promise<void> | undefined;
  await backend.createOffer(visitIds[index]!, (quote) => void (asking = engine.run(quote, quote.firmIds)));
  await asking;
}

/** The other insurers are still being asked. */
async function firstOffer(index: number): Promise<void> {
  const shown = Promise.withResolvers<void>();
  await backend.createOffer(visitIds[index]!, (quote) => {
    engine.bus.subscribe(quote.id, (event) => {
      if (event.kind === 'answer' && event.answer.state === 'offered') shown.resolve();
    });
    engine.start(quote);
  });
  await shown.promise;
}

async function engineAlone(index: number): Promise<void> {
  const quote = newQuote(visitIds[index]!);
  await addQuotes(services.db, [quote]);
  await engine.run(quote, quote.firmIds);
}

function newQuote(visitId: string): QuoteRow {
  const answers = sample.answers as AnswerSet;
  const question = quoteQuestion('TRAFFIC', answers, { requestId: randomId(), today: samplesToday });
  if (question.kind !== 'ask') throw new Error(`the sample makes no request: ${question.kind}`);
  const { request } = question;
  return {
    id: request.requestId,
    visitId,
    requestHash: requestHash(request),
    offerNo: '1234567890',
    line: 'TRAFFIC',
    request,
    firmIds: engine.firmsSelling('TRAFFIC'),
    jobId: null,
    startedAt: services.clock.now(),
    ...ownedByNobody,
    completedAt: null,
    basedOn: null,
    appliedAt: null,
    follows: '',
  };
}

const modes: Record<string, (index: number) => Promise<void>> = {
  engine: engineAlone,
  createoffer: wholeCall,
  firstOffer,
};
const measured = await measure(modes[mode]!);
const lost = await services.db.$count(quoteAnswers, ne(quoteAnswers.state, 'offered'));
process.stdout.write(`${JSON.stringify({ ...measured, lost })}\n`);
process.exit(0);
