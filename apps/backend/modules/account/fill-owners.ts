/** Gives rows from before the owner columns what was proven for them: sold identity and proven telephone. Idempotent; runs at every start. */
import { readQuoteRequest } from '@emsal/insurers/read-quote-request';
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { ownerOf } from '../../customers/customer-store';
import { identityIndex, proofOf } from '../../customers/owner';
import type { Services } from '../../http/services';
import { identityHashOf } from '../visit-person/identity-hash';
import { visitPersons } from '../visit-person/tables';
import { quotes } from '../offer/tables';
import { payments } from '../checkout/payment/tables';
import { proveVisit } from '../visit/prove-visit';
import { visits } from '../visit/tables';

type FillContext = Pick<Services, 'db' | 'config'>;
const batch = 500;

export async function fillOwners(context: FillContext): Promise<void> {
  await fillQuotes(context);
  await fillVisits(context);
  await fillPayments(context);
  await copyFromPayments(context);
}

/** By ascending id, so that a row that cannot be filled is passed over. */
async function inBatches<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
  fill: (row: Row) => Promise<void>,
): Promise<void> {
  let rows: Row[];
  let after = '';
  do {
    rows = await read(after);
    for (const row of rows) await fill(row);
    after = rows.at(-1)?.id ?? after;
  } while (rows.length === batch);
}

/** A quote names its policyholder; whether a code proved the telephone is known to the visit. */
const fillQuotes = ({ db }: FillContext): Promise<void> =>
  inBatches(
    (after) =>
      db
        .select({ id: quotes.id, request: quotes.request })
        .from(quotes)
        .where(and(isNull(quotes.identityKey), gt(quotes.id, after)))
        .orderBy(asc(quotes.id))
        .limit(batch),
    async ({ id, request }) => {
      const identityKey = identityIndex(readQuoteRequest(request).policyholder.identityNo);
      await db.update(quotes).set({ identityKey }).where(eq(quotes.id, id));
    },
  );

/** Only visits whose stored person is still the verified one. */
const fillVisits = ({ db, config }: FillContext): Promise<void> =>
  inBatches(
    (after) =>
      db
        .select({
          id: visits.id,
          verifiedKey: visits.verifiedIdentityHash,
          phoneNumber: visits.verifiedPhone,
          identityNo: visitPersons.identityNo,
        })
        .from(visits)
        .innerJoin(visitPersons, eq(visitPersons.visitId, visits.id))
        .where(and(isNotNull(visits.verifiedIdentityHash), isNull(visits.identityKey), gt(visits.id, after)))
        .orderBy(asc(visits.id))
        .limit(batch),
    async ({ id, verifiedKey, phoneNumber, identityNo }) => {
      if (phoneNumber !== null && identityHashOf(config, identityNo) === verifiedKey)
        await db.transaction((tx) => proveVisit(tx, id, { identityNo, phoneNumber }));
    },
  );

/** The sold offer holds the policyholder and the telephone that was verified when the payment began. */
const fillPayments = ({ db }: FillContext): Promise<void> =>
  inBatches(
    (after) =>
      db
        .select({ id: payments.id, offer: payments.offer })
        .from(payments)
        .where(and(isNull(payments.telephoneKey), gt(payments.id, after)))
        .orderBy(asc(payments.id))
        .limit(batch),
    async ({ id, offer: { insured } }) => {
      if (insured.phoneNumber === '') return;
      await db.transaction(async (tx) => {
        await tx
          .update(payments)
          .set(await ownerOf(tx, proofOf(insured)))
          .where(eq(payments.id, id));
      });
    },
  );

/** Policies and their documents are whose the payment is. */
async function copyFromPayments({ db }: FillContext): Promise<void> {
  const owner = sql`SET identity_key = payments.identity_key, telephone_key = payments.telephone_key, customer_id = payments.customer_id
    FROM payments WHERE payments.telephone_key IS NOT NULL`;
  await db.execute(
    sql`UPDATE policies ${owner} AND policies.order_id = payments.id AND policies.telephone_key IS NULL`,
  );
  await db.execute(
    sql`UPDATE documents ${owner} AND documents.subject_id = payments.id AND documents.telephone_key IS NULL`,
  );
}
