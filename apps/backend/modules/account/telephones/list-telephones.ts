import type { OutputOf } from '@emsal/api/calls/table';
import { telephonesOf, type TelephoneRow } from '../../../customers/customer-store';
import type { Executor } from '../../../db/database';
import { maskedPhone } from '../../../formats/masked-phone';
import type { CustomerContext } from '../../../http/context';

/** Those that open the account today, the first bound one first. */
export async function boundTelephones(db: Executor, customerId: string): Promise<TelephoneRow[]> {
  const bound = (await telephonesOf(db, customerId)).filter(({ removedAt }) => removedAt === null);
  return bound.sort((one, other) => one.boundAt.getTime() - other.boundAt.getTime());
}

/** A row is named by its blind index, which is worth nothing outside this customer's session. */
export async function listTelephones({
  db,
  customerId,
}: CustomerContext): Promise<OutputOf<'GET selfservice/customeraccount/getCustomerPhoneList/{customerId}'>> {
  return (await boundTelephones(db, customerId)).map(({ telephoneKey, telephone, boundAt, provenBy }) => ({
    phoneEncrypter: telephoneKey,
    phone: maskedPhone(telephone),
    boundAt: boundAt.toISOString(),
    provenBy,
  }));
}
