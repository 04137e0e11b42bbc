/** Where the money of a cancelled policy is, as steps of the trail. */
import type { TrackedDetail } from '@emsal/api/calls/self-service/tracking';
import { formatMoney } from '@emsal/platform/formats/money';
import type { RefundRow } from '../../policy/refund/refund-store';
import { cancellationTexts } from './cancellation.texts';

type Step = TrackedDetail['trail'][number];
export type TrackedRefund = Pick<RefundRow, 'state' | 'amount' | 'changedAt'>;

const texts = cancellationTexts.trail;

export const todo = (title: string, note = ''): Step => ({ state: 'todo', title, note, at: null });
const onCard = todo(texts.cardNext, texts.cardWhen);
export const moneyAhead: readonly Step[] = [todo(texts.bankNext, texts.bankWhen), onCard];

/** @param refund of the cancelled policy, if anything goes back */
export function moneySteps(refund: TrackedRefund | undefined): readonly Step[] {
  if (!refund) return [{ state: 'done', title: texts.nothingBack, note: '', at: null }];
  const at = refund.changedAt.toISOString();
  const amount = formatMoney(refund.amount);
  switch (refund.state) {
    case 'requested':
      return [todo(texts.bankNext, `${amount}, ${texts.bankWhen}`), onCard];
    case 'refunded':
      return [{ state: 'done', title: texts.bankDone, note: amount, at }, onCard];
    case 'refused':
      return [{ state: 'now', title: texts.cardRefused, note: texts.ibanNeeded(amount), at, needs: 'bankAccount' }];
    case 'transferred':
      return [
        { state: 'done', title: texts.transferred, note: amount, at },
        todo(texts.accountNext, texts.accountWhen),
      ];
  }
}
