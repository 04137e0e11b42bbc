import type { OutputOf } from '@emsal/api/calls/table';
import { boundTelephones } from '../../../customers/customer-store';
import { maskedPhone } from '../../../formats/masked-phone';
import type { CustomerContext } from '../../../http/context';

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
