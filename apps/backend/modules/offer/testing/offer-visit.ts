/** A visitor whose TRAFFIC form is complete, ready to ask for offers. */
import { trafficSamples } from '@emsal/lines/vehicle/traffic/traffic-samples';
import type { TestApp } from '../../../testing/test-app';
import type { TestVisitor } from '../../../testing/test-visitor';

export interface OfferVisit {
  visitor: TestVisitor;
  visitId: string;
  createOffer(): ReturnType<TestVisitor['call']>;
  change(answers: Record<string, string | boolean>): Promise<void>;
  /** The list once every insurer has answered. */
  completeList(): Promise<OfferListBody>;
}
export interface OfferListBody {
  quoteHeaderId: string;
  offerNo: string;
  state: string;
  insurers: { firmId: number; state: string; reasonCode?: string; reason?: string }[];
  offerList: {
    id: string;
    firmId: number;
    productId: number;
    cacheAmountWithDiscount: number;
    seal: string;
    isBestPrice: boolean;
    isBestProduct: boolean;
    isBestCoverage: boolean;
    isCallCentreOnly: boolean;
  }[];
  zeroOffer: { messageCode: string; message: string } | null;
  userInformation: { displayName: string; vehicle: string; licensePlateNo: string; startDate: string };
}

export async function offerVisit(test: TestApp, sampleName = 'known plate'): Promise<OfferVisit> {
  const visitor = await test.visitor();
  const visitId = await visitor.visit();
  const change = async (answers: Record<string, unknown>) =>
    void (await visitor.call('POST quoterequestapi/draft/save', {
      visitId,
      step: 'arac-ozellikleri',
      answers: answers as Record<string, string>,
      completed: true,
    }));
  await change(trafficSamples.find(({ name }) => name === sampleName)!.answers as Record<string, string>);
  const completeList = async (): Promise<OfferListBody> => {
    // The stream ends when the last insurer has answered: no polling and no sleep.
    await visitor.send({ method: 'GET', url: `/api/quoterequestapi/offer/stream/${visitId}` });
    const { body } = await visitor.call('POST quoterequestapi/offer/GetOfferList', { visitId });
    return body.result as OfferListBody;
  };
  return {
    visitor,
    visitId,
    change,
    createOffer: () => visitor.call('POST quoterequestapi/offer/createoffer', { visitId }),
    completeList,
  };
}
