import type { Pool } from 'pg';
import type { KnownAnswer, KnownList } from '../known';
import type { OfferList } from './quote-offers';

interface VisitFacts {
  line: KnownList['line'];
  phoneNumber: string;
  isProven: boolean;
  chosen: number | null;
}

/** The recorded lists with offers, and the data that buying one of them needs. */
export async function knownLists(pool: Pool, answers: readonly KnownAnswer[]): Promise<KnownList[]> {
  const lists = answers.filter(({ call }) => call === 'POST quoterequestapi/offer/GetOfferList');
  const known = await Promise.all(
    lists.map(async ({ visitor, input, answer }) => {
      const { visitId } = input as { visitId: string };
      const { offerList } = (answer as { result: OfferList }).result;
      const { chosen, ...facts } = await factsOf(pool, visitId);
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

async function factsOf(pool: Pool, visitId: string): Promise<VisitFacts> {
  const { rows } = await pool.query<VisitFacts>(
    `SELECT line, phone_number AS "phoneNumber", verified_at IS NOT NULL AS "isProven",
      (SELECT max(product_id) FROM policy_infos WHERE policy_infos.visit_id = visits.id) AS chosen
    FROM visits JOIN visit_persons ON visit_persons.visit_id = visits.id WHERE visits.id = $1`,
    [visitId],
  );
  return rows[0]!;
}
