import { eq, max } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { visitPersons } from '../../modules/visit-person/tables';
import { policyInfos } from '../../modules/checkout/policy-info/tables';
import { visits } from '../../modules/visit/tables';
import type { KnownAnswer, KnownList } from '../known';
import type { OfferList } from './quote-offers';

interface VisitFacts {
  line: KnownList['line'];
  phoneNumber: string;
  isProven: boolean;
  chosen: number | null;
}

/** The recorded lists with offers, and the data that buying one of them needs. */
export async function knownLists(db: Db, answers: readonly KnownAnswer[]): Promise<KnownList[]> {
  const lists = answers.filter(({ call }) => call === 'POST quoterequestapi/offer/GetOfferList');
  const known = await Promise.all(
    lists.map(async ({ visitor, input, answer }) => {
      const { visitId } = input as { visitId: string };
      const { offerList } = (answer as { result: OfferList }).result;
      const { chosen, ...facts } = await factsOf(db, visitId);
      return {
        ...facts,
        visitor,
        visitId,
        offers: offerList.map(offerOf),
        ...(chosen !== null && { chosen }),
      };
    }),
  );
  return known.filter(({ offers }) => offers.length > 0);
}

const offerOf = (offer: OfferList['offerList'][number]): KnownList['offers'][number] => ({
  quoteHeaderId: offer.quoteHeaderId,
  productId: offer.productId,
  total: offer.cacheAmountWithDiscount,
  seal: offer.seal,
  isSoldOnline: !offer.isCallCentreOnly,
});

async function factsOf(db: Db, visitId: string): Promise<VisitFacts> {
  const { line, verifiedAt } = visits;
  const { phoneNumber } = visitPersons;
  const [visit] = await db
    .select({ line, verifiedAt, phoneNumber })
    .from(visits)
    .innerJoin(visitPersons, eq(visitPersons.visitId, visits.id))
    .where(eq(visits.id, visitId));
  const [info] = await db
    .select({ chosen: max(policyInfos.productId) })
    .from(policyInfos)
    .where(eq(policyInfos.visitId, visitId));
  return {
    line: visit!.line,
    phoneNumber: visit!.phoneNumber!,
    isProven: visit!.verifiedAt !== null,
    chosen: info?.chosen ?? null,
  };
}
