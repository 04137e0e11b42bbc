/** A customer with a chosen offer, of a visit of its own, made through the API of a running backend alone. */
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Pool } from 'pg';
import { systemClock } from '../../../clock/clock';
import type { TestApp } from '../../../testing/test-app';
import { TestVisitor } from '../../../testing/test-visitor';
import { offerVisit } from '../../offer/testing/offer-visit';
import type { CheckoutParts, ChosenOffer } from '../chosen-offer';
import type { BackendProcess } from './backend-process';
import { eventually } from '../../../testing/eventually';
import { Sale, verifyVisit } from './sale';
import type { SandboxProcess } from './sandbox-process';

export interface ReadySale {
  sale: Sale;
  seal: string;
}

export interface RunningServices {
  backend: Pick<BackendProcess, 'app'>;
  sandbox: SandboxProcess;
  /** Of the backend's database: it marks the visit as verified. */
  pool: Pool;
}

/** Until the customer is made it asks again what a busy API sheds, as browsers do; what a run does then sees every answer. */
function patient(app: TestApp['app']) {
  const made = { isReady: false };
  const inject = (request: InjectOptions): Promise<LightMyRequestResponse> =>
    eventually(async () => {
      const reply = await app.inject(request);
      return (made.isReady || reply.statusCode !== 503) && reply;
    }, 60);
  return { app: { inject } as TestApp['app'], made };
}

export async function readySale({ backend: { app }, sandbox, pool }: RunningServices): Promise<ReadySale> {
  const { app: waiting, made } = patient(app);
  const visitor = new TestVisitor(waiting);
  const test = { app, clock: systemClock, visitor: () => visitor.open() } as unknown as TestApp;
  const visit = await offerVisit(test);
  await visit.createOffer();
  const { quoteHeaderId, offerList } = await visit.completeList();
  const { productId, cacheAmountWithDiscount: total, seal } = offerList.find((offer) => !offer.isCallCentreOnly)!;
  const { visitId } = visit;
  await verifyVisit(pool, { visitId, at: systemClock.now() });
  await visitor.call('POST quoterequestapi/offer/RedirectToSummary', { visitId, quoteHeaderId, productId });
  const offer = { line: 'TRAFFIC', quoteHeaderId, productId, total } as ChosenOffer;
  const sale = new Sale({ test, sandbox, parts: {} as CheckoutParts }, { visitor, visitId, offer });
  await sale.info();
  made.isReady = true;
  return { sale, seal };
}
