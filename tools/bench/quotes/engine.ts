/** The offer engine as the backend runs it, as a process of the bench, by the first argument. `engine`: a stored request, thirty answers judged, sealed, stored and published, and its completion. `createoffer`: the call's own handler before it, with form checks, the centre's answer and the durable job. `firstOffer`: the same until the first offer is stored and published. */
import type { AnswerSet } from '@emsal/lines/kit/field';
import { samplesToday } from '@emsal/lines/kit/sample';
import { ne } from 'drizzle-orm';
import { randomId } from '../../../apps/backend/db/random-id';
import { lineQuestions } from '../../../apps/backend/modules/offer/creating/line-questions';
import { requestHash } from '../../../apps/backend/modules/offer/creating/request-hash';
import { addQuotes, type QuoteRow } from '../../../apps/backend/modules/offer/offer-store';
import { quoteAnswers } from '../../../apps/backend/modules/offer/tables';
import { openHouse, sample } from './house';
import { load, measure } from './measure';

const [, , mode = '', stubs = '', databaseUrl = ''] = process.argv;
const { services, engine, ...house } = await openHouse(stubs, databaseUrl);
const visitIds: string[] = [];
for (let made = 0; made < load.warmUp + load.quotes; made++) visitIds.push(await house.visit());

/** To the last stored answer. */
async function wholeCall(index: number): Promise<void> {
  let asking: Promise<void> | undefined;
  await house.createOffer(visitIds[index]!, (quote) => void (asking = engine.run(quote, quote.firmIds)));
  await asking;
}

/** The others go on being asked. */
async function firstOffer(index: number): Promise<void> {
  const shown = Promise.withResolvers<void>();
  await house.createOffer(visitIds[index]!, (quote) => {
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
  const request = lineQuestions.TRAFFIC!(answers, { requestId: randomId(), today: samplesToday })!;
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
