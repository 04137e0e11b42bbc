/** The offer engine as the backend runs it. `engine`: a stored request, thirty answers judged, sealed, stored and published, and its completion. `createoffer`: the call's own handler before it, with form checks, the centre's answer and the durable job. */
import { openMarket } from '@emsal/insurers/market';
import { insurers } from '@emsal/insurers/registry';
import { json } from '@emsal/insurers/dialects/json/json';
import type { AnswerSet } from '@emsal/lines/kit/field';
import { trafficSamples } from '@emsal/lines/vehicle/traffic/traffic-samples';
import { samplesToday } from '@emsal/lines/kit/sample';
import { ne } from 'drizzle-orm';
import { openPorts } from '../../../apps/backend/ports/open-ports';
import { readConfig } from '../../../apps/backend/config';
import { migrateDatabase } from '../../../apps/backend/db/migrate';
import { randomId } from '../../../apps/backend/db/random-id';
import type { VisitContext } from '../../../apps/backend/frame/context';
import { makeLogger } from '../../../apps/backend/log/logger';
import { openEngine, type Engine } from '../../../apps/backend/modules/offer/asking/engine';
import { addQuotes } from '../../../apps/backend/modules/offer/offer-store';
import { requestHash } from '../../../apps/backend/modules/offer/creating/request-hash';
import { lineQuestions } from '../../../apps/backend/modules/offer/creating/line-questions';
import { takeOverJob } from '../../../apps/backend/modules/offer/creating/quote-writer';
import { createOffer } from '../../../apps/backend/modules/offer/creating/create-offer';
import { quoteAnswers } from '../../../apps/backend/modules/offer/tables';
import { visitors } from '../../../apps/backend/modules/token/tables';
import { addVisit } from '../../../apps/backend/modules/visit/visit-store';
import { openServices } from '../../../apps/backend/services';
import { insurersAsked, load, measure } from './measure';

const [, , mode, stubs, databaseUrl] = process.argv;
const config = readConfig({
  DATABASE_URL: databaseUrl,
  SECRET_KEY: 'a bench key of at least 32 characters',
  SANDBOX_URL: stubs,
  LOG_LEVEL: 'error',
});
const panel = Array.from({ length: insurersAsked }, (_, index) => ({
  ...insurers[1]!,
  firmId: index + 1,
  dialect: json,
}));

await migrateDatabase(config.databaseUrl);
const services = openServices(config, { log: makeLogger('error'), ports: openPorts(config) });
await services.jobs.start();
await services.jobs.work([{ name: takeOverJob, handler: async () => undefined }], services);
const engine = openEngine(services, {
  deadlineMs: 12_000,
  openMarket: () => openMarket({ panel, addressOf: (firmId) => `${stubs}/insurers/${firmId}` }),
});

const now = services.clock.now();
const [sample] = trafficSamples(samplesToday);
const visitorId = randomId();
await services.db.insert(visitors).values({ id: visitorId, deviceKey: 'bench', createdAt: now });
const visitIds = Array.from({ length: load.warmUp + load.quotes }, randomId);
const visitOf = (id: string) => ({ id, visitorId, branchId: 53, line: 'TRAFFIC' as const, createdAt: now });
for (const id of visitIds) await addVisit(services.db, { ...visitOf(id), answers: sample!.answers });

/** From the call to the last stored answer. */
async function wholeCall(index: number): Promise<void> {
  let asking: Promise<void> | undefined;
  const waiting: Engine = { ...engine, start: (row) => void (asking = engine.run(row, row.firmIds)) };
  const visit = { ...visitOf(visitIds[index]!), isVerified: false };
  const answer = await createOffer({ ...services, visit } as unknown as VisitContext, waiting);
  if (typeof answer !== 'string' || !asking) throw new Error(`no quote: ${JSON.stringify(answer)}`);
  await asking;
}

async function engineAlone(index: number): Promise<void> {
  const request = lineQuestions.TRAFFIC!(sample!.answers as AnswerSet, {
    requestId: randomId(),
    today: samplesToday,
  })!;
  const quote = {
    id: request.requestId,
    visitId: visitIds[index]!,
    requestHash: requestHash(request),
    offerNo: '1234567890',
    line: 'TRAFFIC',
    request,
    firmIds: engine.firmsSelling('TRAFFIC'),
    jobId: null,
    startedAt: now,
    completedAt: null,
    basedOn: null,
    appliedAt: null,
    follows: '',
  };
  await addQuotes(services.db, [quote]);
  await engine.run(quote, quote.firmIds);
}
const measured = await measure(mode === 'createoffer' ? wholeCall : engineAlone);
const lost = await services.db.$count(quoteAnswers, ne(quoteAnswers.state, 'offered'));
process.stdout.write(`${JSON.stringify({ ...measured, lost })}\n`);
process.exit(0);
