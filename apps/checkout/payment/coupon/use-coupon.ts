/** A discount code on its way: typed, asked for, perhaps confirmed, applied. What was applied is kept for the next visit of the page. */
import { createClient } from '@emsal/api/client';
import type { OutputOf } from '@emsal/api/calls/table';
import { usePage } from '@emsal/platform/page';
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { useDispatch } from '@emsal/platform/store';
import { checkoutChanged } from '@emsal/state/checkout/checkout-slice';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Order } from '../../order/load-order';
import type { Purchase } from '../payment-attempt';
import { couponTexts as texts } from './coupon.texts';

export type Coupon = OutputOf<'GET policyrequest/GetCoupon/{visitId}/{discountCode}'>;

export interface CouponState {
  isBusy: boolean;
  /** Something was asked: the disclosure stays open. */
  isOpen: boolean;
  error?: string;
  /** Waits for the answer whether it joins the campaign. */
  asking?: Coupon;
  applied?: Coupon;
}

const untouched: CouponState = { isBusy: false, isOpen: false };
const asked: CouponState = { isBusy: false, isOpen: true };

/** What the payment sends of an applied code. */
export const discountOf = ({ applied }: CouponState): Purchase['discount'] =>
  applied && { code: applied.code, isCombinationConfirmed: applied.needsConfirmation };

export function useCoupon({ line, visitId }: Pick<Order, 'line' | 'visitId'>) {
  const { transport } = usePage();
  const dispatch = useDispatch();
  const [state, setState] = useState<CouponState>(untouched);
  const keep = (applied: Coupon): void => {
    sessionStore.write(sessionKeys.discountCode, applied.code);
    dispatch(checkoutChanged({ line: line.id, change: { discountCode: applied.code } }));
    setState({ ...asked, applied });
  };
  const remove = (): void => {
    sessionStore.remove(sessionKeys.discountCode);
    dispatch(checkoutChanged({ line: line.id, change: { discountCode: '' } }));
    setState(asked);
  };
  const apply = async (typed: string): Promise<void> => {
    const discountCode = typed.trim().toUpperCase();
    if (discountCode === '') return setState({ ...asked, error: texts.codeEmpty });
    setState({ ...asked, isBusy: true });
    const reply = await createClient(transport).command('GET policyrequest/GetCoupon/{visitId}/{discountCode}', {
      visitId,
      discountCode,
    });
    if (!reply.isSuccess) return setState({ ...asked, error: reply.message });
    if (reply.result.needsConfirmation) return setState({ ...asked, asking: reply.result });
    keep(reply.result);
  };
  const decide = (isCombined: boolean): void => {
    if (isCombined && state.asking) keep(state.asking);
    else setState(asked);
  };
  useRestoredCode(apply);
  return { state, apply, decide, remove };
}

/** The code that was applied before the page was left, once. */
function useRestoredCode(apply: (code: string) => Promise<void>): void {
  const restore = useEffectEvent(() => {
    const code = sessionStore.read(sessionKeys.discountCode);
    if (code) void apply(code);
  });
  useEffect(() => restore(), []);
}
