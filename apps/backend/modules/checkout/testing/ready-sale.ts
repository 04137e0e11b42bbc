/** A customer with a chosen offer in a new visit, created through the API of a running backend. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { systemClock } from '@emsal/platform/clock';
import { registeredVehicle, registryPaths } from '@emsal/registries/wire';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Pool } from 'pg';
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

let vehicles = 0;
/** The number of a plate: the same vehicle is sold once. */
export const nextVehicle = (): number => (vehicles += 1);

export const plateAnswers = (vehicle: number): AnswerSet => {
  const parts = { plate1: '34', plate2: 'KL', plate3: String(vehicle).padStart(4, '0') };
  return { ...parts, licensePlateNo: Object.values(parts).join('') };
};

/** The same vehicle before its plate was issued, by the chassis that the sandbox's register has for it. */
async function chassisAnswers({ sandbox }: Pick<RunningServices, 'sandbox'>, vehicle: number): Promise<AnswerSet> {
  const { licensePlateNo } = plateAnswers(vehicle);
  const { body } = await sandbox.post(`/registries${registryPaths.vehicle}`, { licensePlateNo });
  const { chassisNo } = registeredVehicle.parse(body);
  const noPlate = { plate1: '', plate2: '', plate3: '', licensePlateNo: '', licensePlateStatus: '0' };
  const vehicleModelYear = dayInTurkey(systemClock.now()).slice(0, 4);
  return { ...noPlate, cityId: '34', isVehicleFound: false, vehicleModelYear, vehicleChassisNo: chassisNo };
}

/** Who buys, proven by a telephone, and in which browser. */
export interface SaleBuyer {
  identityNo: string;
  phoneNumber: string;
  visitor?: TestVisitor;
}

/** @param vehicle for another quote of the same vehicle @param buyer the samples' person in a new browser where absent */
export const readySale = (
  services: RunningServices,
  vehicle = nextVehicle(),
  buyer?: SaleBuyer,
): Promise<ReadySale> => {
  const person = buyer && {
    [lineFacts.TRAFFIC.identityField]: buyer.identityNo,
    phoneNumber: buyer.phoneNumber,
  };
  return newSale(services, { line: 'TRAFFIC', answers: { ...plateAnswers(vehicle), ...person }, buyer });
};

/** Another quote of the same vehicle, by its chassis. */
export const saleByChassis = async (services: RunningServices, vehicle: number): Promise<ReadySale> =>
  newSale(services, { line: 'TRAFFIC', answers: await chassisAnswers(services, vehicle) });

/** @param more answers in place of the first sample's */
export const saleOfLine = (services: RunningServices, line: LineId, more: AnswerSet = {}): Promise<ReadySale> =>
  newSale(services, { line, answers: more });

interface NewSale {
  line: LineId;
  answers: AnswerSet;
  buyer?: SaleBuyer | undefined;
}

async function newSale(
  { backend: { app }, sandbox, pool }: RunningServices,
  { line, answers, buyer }: NewSale,
): Promise<ReadySale> {
  const { app: waiting, made } = retryingWhileShed(app);
  const visitor = buyer?.visitor ?? new TestVisitor(waiting);
  const test = { app, clock: systemClock, visitor: async () => buyer?.visitor ?? visitor.open() } as unknown as TestApp;
  const visit = await offerVisit(test, line, answers);
  await visit.createOffer();
  const { quoteHeaderId, offerList } = await visit.completeList();
  const { productId, cacheAmountWithDiscount: total, seal } = offerList.find((offer) => !offer.isCallCentreOnly)!;
  const { visitId } = visit;
  const proof = buyer && { identityNo: buyer.identityNo, phoneNumber: buyer.phoneNumber };
  await verifyVisit(pool, { visitId, at: systemClock.now(), ...proof });
  await visitor.call('POST quoterequestapi/offer/RedirectToSummary', { visitId, quoteHeaderId, productId });
  const offer = { line, quoteHeaderId, productId, total } as ChosenOffer;
  const sale = new TestSale({ test, sandbox, dependencies: {} as CheckoutDependencies }, { visitor, visitId, offer });
  await sale.savePolicyInfo();
  made.isReady = true;
  return { sale, seal };
}
