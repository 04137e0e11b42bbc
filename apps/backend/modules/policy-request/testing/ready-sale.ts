/** A customer with a chosen offer in a new visit, created through the API of a running backend. */
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Pool } from 'pg';
import { systemClock } from '../../../clock/clock';
import type { TestApp } from '../../../testing/test-app';
import { TestVisitor } from '../../../testing/test-visitor';
import { offerVisit } from '../../offer/testing/offer-visit';
import type { CheckoutDependencies, ChosenOffer } from '../chosen-offer';
import type { BackendProcess } from './backend-process';
import { eventually } from '../../../testing/eventually';
import { TestSale, verifyVisit } from './test-sale';
import type { SandboxProcess } from './sandbox-process';

export interface ReadySale {
  sale: TestSale;
  seal: string;
}

export interface RunningServices {
  backend: Pick<BackendProcess, 'app'>;
  sandbox: SandboxProcess;
  /** Connected to the backend's database: it marks the visit as verified. */
  pool: Pool;
}

/** During setup, retries responses shed by a busy API, as browsers do; afterwards every response is returned. */
function retryingWhileShed(app: TestApp['app']) {
  const made = { isReady: false };
  const inject = (request: InjectOptions): Promise<LightMyRequestResponse> =>
    eventually(async () => {
      const reply = await app.inject(request);
      return (made.isReady || reply.statusCode !== 503) && reply;
    }, 60);
  return { app: { inject } as TestApp['app'], made };
}

export async function readySale({ backend: { app }, sandbox, pool }: RunningServices): Promise<ReadySale> {
  const { app: waiting, made } = retryingWhileShed(app);
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
  const sale = new TestSale({ test, sandbox, dependencies: {} as CheckoutDependencies }, { visitor, visitId, offer });
  await sale.savePolicyInfo();
  made.isReady = true;
  return { sale, seal };
}
