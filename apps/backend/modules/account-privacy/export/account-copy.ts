/** Everything that the account's pages know of its customer, and all rows of which they show the newest. Identity number and telephones are masked as there; of friends it tells nothing. */
import { passkeysOf } from '../../../customers/passkey-store';
import { everyRow } from '../../../db/every-row';
import type { CustomerContext } from '../../../http/context';
import { readInformation } from '../../account/information/read-information';
import { agreementsOf } from '../../account/information/agreements';
import { listPermissions } from '../../account/permissions/announcement-permissions';
import { listSessions } from '../../account/sign-in/other-sessions';
import { listTelephones } from '../../account/telephones/list-telephones';
import { listCoupons } from '../../account-discount/list-coupons';
import { listQuotas } from '../../account-discount/list-quotas';
import { listRequests } from '../../account-help/list-requests';
import { listNotifications } from '../../account-notification/list-notifications';
import { openOfferLists } from '../../account-offer/open-offer-lists';
import { policyCards } from '../../account-policy/list-policies';
import { listWatches } from '../../price-watch/list-watches';
import { listAwards } from '../../invitation/read-campaign';
import { listDisclosures } from '../disclosures';
import { listLooks } from '../employee-looks';
import { keptData } from '../kept-data';

export type AccountCopy = Awaited<ReturnType<typeof accountCopy>>;

export async function accountCopy(context: CustomerContext) {
  const { customerId: _sealed, loginId: _login, missing: _missing, ...person } = await readInformation(context);
  return {
    preparedAt: context.clock.now().toISOString(),
    person,
    telephones: (await listTelephones(context)).map(({ phoneEncrypter: _key, ...telephone }) => telephone),
    agreements: await agreementsOf(context.db, context.customerId),
    permissions: await listPermissions(context),
    policies: (await policyCards(context)).map(({ id: _id, documentId: _file, renewalPath: _path, ...card }) => card),
    offers: (await openOfferLists(context, everyRow)).map(({ list: { quoteHeaderId: _id, ...list } }) => list),
    watches: (await listWatches(context)).watches.map(({ watchId: _id, quoteHeaderId: _list, ...watch }) => watch),
    disclosures: await listDisclosures(context, everyRow),
    looks: await listLooks(context, everyRow),
    requests: (await listRequests(context)).map(({ id: _id, ...request }) => request),
    coupons: await listCoupons(context),
    discounts: await listQuotas(context),
    awards: await listAwards(context),
    notifications: await listNotifications(context, everyRow),
    passkeys: (await passkeysOf(context.db, context.customerId)).map(({ name, addedAt, lastUsedAt }) => ({
      name,
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    sessions: await listSessions(context),
    retention: keptData,
  };
}
