import type { Notification } from '@emsal/api/calls/customer-account/notifications';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { Executor } from '../../db/database';
import type { CustomerContext } from '../../http/context';
import type { PolicyEventKind } from '../policy/event/tables';
import type { RequestState } from '../service-request/request-graph';
import { readUntilOf } from './notification-marks';
import {
  loadedAwardsOf,
  paidDiscountsOf,
  policyEventsOf,
  requestMovesOf,
  notifiedPricesOf,
  type Wanted,
} from './notification-sources';

type Kind = Notification['kind'];
interface DatedNotification extends Omit<Notification, 'at' | 'isNew'> {
  at: Date;
}
/** More than a customer reads; a copy of the data has all. */
const shownRows = 50;

const policyKinds: Readonly<Partial<Record<PolicyEventKind, Kind>>> = {
  issued: 'policyIssued',
  endorsed: 'policyEndorsed',
  cancelled: 'policyCancelled',
  refunded: 'policyRefunded',
};
const requestKinds: Readonly<Partial<Record<RequestState, Kind>>> = {
  inReview: 'requestInReview',
  waitingForCustomer: 'requestWaitingForCustomer',
  atInsurer: 'requestAtInsurer',
  done: 'requestDone',
  refused: 'requestRefused',
};

export async function listNotifications(
  { db, customerId }: CustomerContext,
  maxRows = shownRows,
): Promise<Notification[]> {
  const readUntil = await readUntilOf(db, customerId);
  const notifications = await notificationsOf(db, { customerId, maxRows });
  return notifications
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, maxRows)
    .map((one) => ({ ...one, at: one.at.toISOString(), isNew: readUntil === null || one.at > readUntil }));
}

async function notificationsOf(db: Executor, wanted: Wanted): Promise<DatedNotification[]> {
  const events = (await policyEventsOf(db, wanted)).flatMap(({ policyId, number, kind, refunded, ...of }) =>
    notificationAs(policyKinds[kind], { ...of, key: `policy-${policyId}-${number}`, amount: refunded }),
  );
  const moves = (await requestMovesOf(db, wanted)).flatMap(({ requestId, step, to, number, ...of }) =>
    notificationAs(requestKinds[to], { ...of, key: `request-${requestId}-${step}`, requestNumber: number }),
  );
  const discounts = (await paidDiscountsOf(db, wanted)).flatMap(({ paymentId, at, ...of }) =>
    notificationAs('discountPaid', { ...of, key: `discount-${paymentId}`, at: at! }),
  );
  const awards = (await loadedAwardsOf(db, wanted)).flatMap(({ invitationId, loadedAt, amount }) =>
    notificationAs('awardLoaded', { key: `award-${invitationId}`, at: loadedAt, amount }),
  );
  const prices = (await notifiedPricesOf(db, wanted)).flatMap(({ quoteId, line, ...of }) =>
    notificationAs('priceChanged', { ...of, key: `price-${quoteId}`, line: line as LineId }),
  );
  return [...events, ...moves, ...discounts, ...awards, ...prices];
}

interface NotificationFacts {
  key: string;
  at: Date;
  line?: LineId | null;
  policyNo?: string | null;
  requestNumber?: string;
  amount?: number | null;
}

/** Nothing for a kind that is not shown. */
const notificationAs = (
  kind: Kind | undefined,
  { line, policyNo, requestNumber, amount, ...of }: NotificationFacts,
): DatedNotification[] =>
  kind === undefined
    ? []
    : [
        {
          ...of,
          kind,
          lineName: line ? lineFacts[line].name : null,
          policyNo: policyNo ?? null,
          requestNumber: requestNumber ?? null,
          amount: amount ?? null,
        },
      ];
