/**
 * State of a discount code: typed, checked, perhaps confirmed, applied. An applied code is restored on the next visit.
 */
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
  /** A code was submitted: the disclosure stays open. */
  isOpen: boolean;
  error?: string;
  /** Waiting for confirmation that it is combined with the campaign. */
  toConfirm?: Coupon;
  applied?: Coupon;
}

const initialState: CouponState = { isBusy: false, isOpen: false };
const submitted: CouponState = { isBusy: false, isOpen: true };

/** The applied code as sent with the payment. */
export const discountOf = ({ applied }: CouponState): Purchase['discount'] =>
  applied && { code: applied.code, isCombinationConfirmed: applied.needsConfirmation };

export function useCoupon({ line, visitId }: Pick<Order, 'line' | 'visitId'>) {
  const { transport } = usePage();
  const dispatch = useDispatch();
  const [state, setState] = useState<CouponState>(initialState);
  const store = (applied: Coupon): void => {
    sessionStore.write(sessionKeys.discountCode, applied.code);
    dispatch(checkoutChanged({ line: line.id, change: { discountCode: applied.code } }));
    setState({ ...submitted, applied });
  };
  const remove = (): void => {
    sessionStore.remove(sessionKeys.discountCode);
    dispatch(checkoutChanged({ line: line.id, change: { discountCode: '' } }));
    setState(submitted);
  };
  const apply = async (typed: string): Promise<void> => {
    const discountCode = typed.trim().toUpperCase();
    if (discountCode === '') return setState({ ...submitted, error: texts.codeEmpty });
    setState({ ...submitted, isBusy: true });
    const reply = await createClient(transport).command('GET policyrequest/GetCoupon/{visitId}/{discountCode}', {
      visitId,
      discountCode,
    });
    if (!reply.isSuccess) return setState({ ...submitted, error: reply.message });
    if (reply.result.needsConfirmation) return setState({ ...submitted, toConfirm: reply.result });
    store(reply.result);
  };
  const decide = (isCombined: boolean): void => {
    if (isCombined && state.toConfirm) store(state.toConfirm);
    else setState(submitted);
  };
  useRestoredCode(apply);
  return { state, apply, decide, remove };
}

/** Restores the applied code once. */
function useRestoredCode(apply: (code: string) => Promise<void>): void {
  const restore = useEffectEvent(() => {
    const code = sessionStore.read(sessionKeys.discountCode);
    if (code) void apply(code);
  });
  useEffect(() => restore(), []);
}
