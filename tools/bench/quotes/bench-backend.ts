/** The backend services around the offer engine: thirty insurers at the stubs, and visits with a complete form. */
import { connectInsurers } from '@emsal/insurers/connect-insurers';
import { insurers } from '@emsal/insurers/registry';
import { json } from '@emsal/insurers/dialects/json/json';
import { samples as trafficSamples } from '@emsal/lines/vehicle/traffic/samples';
import { samplesToday } from '@emsal/lines/kit/samples/sample';
import { openPorts } from '../../../apps/backend/open-ports';
import { readConfig } from '../../../apps/backend/config/config';
import { migrateDatabase } from '../../../apps/backend/db/migrate';
import { randomId } from '../../../apps/backend/db/random-id';
import type { VisitContext } from '../../../apps/backend/http/context';
import { makeLogger } from '../../../apps/backend/log/logger';
import { openEngine, type Engine } from '../../../apps/backend/modules/offer/quoting/quote-engine';
import { createOffer } from '../../../apps/backend/modules/offer/creating/create-offer';
import { orphanedQuoteJob } from '../../../apps/backend/modules/offer/quoting/quote-writer';
import { visitors } from '../../../apps/backend/modules/token/tables';
import { addVisit } from '../../../apps/backend/modules/visit/visit-store';
import { personalDataVariables } from '../../../apps/backend/testing/personal-data-variables';
import { openServices, type OpenServices } from '../../../apps/backend/services';
import { insurersAsked } from './measure';

export interface BenchBackend {
  services: OpenServices;
  engine: Engine;
  /** The id of a new visit. */
  visit(): Promise<string>;
  /** `createoffer` of a visit, as its route calls it. @param start replaces the engine's own */
  createOffer(visitId: string, start: Engine['start']): Promise<void>;
}

const queried = Array.from({ length: insurersAsked }, (_, index) => ({
  ...insurers[1]!,
  firmId: index + 1,
  dialect: json,
}));
export const [sample] = trafficSamples(samplesToday) as [ReturnType<typeof trafficSamples>[number]];

/** @param stubs address of the stub insurers */
export async function openBenchBackend(stubs: string, databaseUrl: string): Promise<BenchBackend> {
  const services = await openBackend(stubs, databaseUrl);
  const engine = openEngine(services, {
    deadlineMs: 12_000,
    connectInsurers: () => connectInsurers({ insurers: queried, addressOf: (firmId) => `${stubs}/insurers/${firmId}` }),
  });
  const createdAt = services.clock.now();
  const visitorId = randomId();
  await services.db.insert(visitors).values({ id: visitorId, deviceKey: 'bench', createdAt });
  const visitOf = (id: string) => ({
    id,
    visitorId,
    branchId: 53,
    line: 'TRAFFIC' as const,
    createdAt,
    answers: sample.answers,
  });
  return {
    services,
    engine,
    visit: async () => {
      const visit = visitOf(randomId());
      await addVisit(services.db, visit);
      return visit.id;
    },
    createOffer: async (visitId, start) => {
      const visit = { ...visitOf(visitId), isVerified: false };
      const answer = await createOffer({ ...services, visit } as unknown as VisitContext, { ...engine, start });
      if (typeof answer !== 'string') throw new Error(`no quote: ${JSON.stringify(answer)}`);
    },
  };
}

async function openBackend(stubs: string, databaseUrl: string): Promise<OpenServices> {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'a bench key of at least 32 characters',
    ...personalDataVariables,
    SANDBOX_URL: stubs,
    LOG_LEVEL: 'error',
  });
  await migrateDatabase(config.databaseUrl);
  const services = openServices(config, { log: makeLogger('error'), ports: openPorts(config) });
  await services.jobs.start();
  await services.jobs.work([{ name: orphanedQuoteJob, handler: async () => undefined }], services);
  return services;
}
