import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { nanoid } from '@emsal/platform/store';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Order } from '../order/load-order';
import { useReturned } from '../visit/use-returned';
import type { CardFrameHandle } from './card-frame';
import type { FrameMessage } from './card-frame-messages';
import { idle, nextPhase } from './payment-attempt';
import type { Purchase } from './payment-attempt';
import { paymentTexts as texts } from './payment.texts';
import { postChallenge } from './post-challenge';
import { rememberPayment } from './running-payment';
import { startPayment } from './start-payment';

/** How long the bank's frame may take for a token, in milliseconds. */
const frameDeadline = 20_000;

/** Pressing pays once: card token, challenge, then the browser leaves for the bank. */
export function usePayment(order: Order) {
  const { transport } = usePage();
  const [phase, tell] = useReducer(nextPhase, idle);
  const frame = useRef<CardFrameHandle>(null);
  const hasFrame = order.information.cardFrameUrl !== null;
  const pay = (purchase: Purchase): void => tell({ type: 'pressed', attempt: { key: nanoid(), ...purchase } });
  const hear = useCallback((message: FrameMessage): void => {
    if (message.type === 'token') tell({ type: 'cardGiven', token: message.token });
    if (message.type === 'invalid') tell({ type: 'cardRefused', message: message.message });
  }, []);
  useEffect(() => {
    if (phase.at !== 'askingCard') return;
    if (!hasFrame) return tell({ type: 'cardGiven' });
    if (!frame.current?.submit()) return tell({ type: 'cardRefused', message: texts.frameSlow });
    const timer = setTimeout(() => tell({ type: 'cardRefused', message: texts.frameSilent }), frameDeadline);
    return () => clearTimeout(timer);
  }, [phase, hasFrame]);
  useEffect(() => {
    if (phase.at !== 'starting') return;
    void startPayment(createClient(transport), order, phase.attempt).then((answer) => {
      if ('type' in answer) return tell(answer);
      rememberPayment(answer.odeme);
      tell({ type: 'challenged' });
      postChallenge(answer.challenge);
    });
  }, [phase, order, transport]);
  useReturned(() => tell({ type: 'returned' }));
  return { phase, frame, pay, hear };
}
