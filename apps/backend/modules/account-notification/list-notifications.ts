import type { Notification } from '@emsal/api/calls/customer-account/notifications';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { Executor } from '../../db/database';
import type { CustomerContext } from '../../http/context';
import type { PolicyEventKind } from '../policy/event/tables';
import type { RequestState } from '../service-request/request-graph';
import { readUntilOf } from './notification-marks';
import { loadedAwardsOf, paidDiscountsOf, policyEventsOf, requestMovesOf, toldPricesOf } from './notification-sources';

type Kind = Notification['kind'];
interface Told extends Omit<Notification, 'at' | 'isNew'> {
  at: Date;
}
const most = 50;

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

export async function listNotifications({ db, customerId }: CustomerContext): Promise<Notification[]> {
  const readUntil = await readUntilOf(db, customerId);
  const told = await toldTo(db, customerId);
  return told
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, most)
    .map((one) => ({ ...one, at: one.at.toISOString(), isNew: readUntil === null || one.at > readUntil }));
}

async function toldTo(db: Executor, customerId: string): Promise<Told[]> {
  const events = (await policyEventsOf(db, customerId)).flatMap(({ policyId, number, kind, refunded, ...of }) =>
    toldAs(policyKinds[kind], { ...of, key: `policy-${policyId}-${number}`, amount: refunded }),
  );
  const moves = (await requestMovesOf(db, customerId)).flatMap(({ requestId, step, to, number, ...of }) =>
    toldAs(requestKinds[to], { ...of, key: `request-${requestId}-${step}`, requestNumber: number }),
  );
  const discounts = (await paidDiscountsOf(db, customerId)).flatMap(({ paymentId, at, ...of }) =>
    toldAs('discountPaid', { ...of, key: `discount-${paymentId}`, at: at! }),
  );
  const awards = (await loadedAwardsOf(db, customerId)).flatMap(({ invitationId, loadedAt, amount }) =>
    toldAs('awardLoaded', { key: `award-${invitationId}`, at: loadedAt, amount }),
  );
  const prices = (await toldPricesOf(db, customerId)).flatMap(({ quoteId, line, ...of }) =>
    toldAs('priceChanged', { ...of, key: `price-${quoteId}`, line: line as LineId }),
  );
  return [...events, ...moves, ...discounts, ...awards, ...prices];
}

interface ToldFacts {
  key: string;
  at: Date;
  line?: LineId | null;
  policyNo?: string | null;
  requestNumber?: string;
  amount?: number | null;
}

/** Nothing for a kind that is not told. */
const toldAs = (kind: Kind | undefined, { line, policyNo, requestNumber, amount, ...of }: ToldFacts): Told[] =>
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
