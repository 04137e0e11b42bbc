import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { nanoid } from '@emsal/platform/store';
import { reportStep } from '@emsal/platform/tracking/business-step';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Order } from '../order/load-order';
import { usePageRestored } from '../navigation/use-page-restored';
import type { CardFrameHandle } from './card-frame';
import type { FrameMessage } from './card-frame-messages';
import type { CardProgramme } from './plan-availability';
import { idle, nextPhase } from './payment-attempt';
import type { Purchase } from './payment-attempt';
import { paymentTexts as texts } from './payment.texts';
import { postChallenge } from './post-challenge';
import { rememberPayment } from './remembered-payment';
import { startPayment } from './start-payment';

/** How long the card frame may take for a token, in milliseconds. */
const frameDeadline = 20_000;

/** Runs a payment: card token, challenge, then navigation to the bank. */
export function usePayment(order: Order) {
  const { transport } = usePage();
  const [phase, dispatch] = useReducer(nextPhase, idle);
  const frame = useRef<CardFrameHandle>(null);
  const hasFrame = order.information.cardFrameUrl !== null;
  const pay = (purchase: Purchase): void => dispatch({ type: 'submitted', attempt: { key: nanoid(), ...purchase } });
  const [programme, setProgramme] = useState<CardProgramme>();
  const onFrameMessage = useCallback((message: FrameMessage): void => {
    if (message.type === 'card') setProgramme(message.programme);
    if (message.type === 'token') dispatch({ type: 'cardTokenReceived', token: message.token });
    if (message.type === 'invalid') dispatch({ type: 'cardRefused', message: message.message });
  }, []);
  useEffect(() => {
    if (phase.status !== 'awaitingCard') return;
    if (!hasFrame) return dispatch({ type: 'cardTokenReceived' });
    if (!frame.current?.submit()) return dispatch({ type: 'cardRefused', message: texts.frameSlow });
    const timer = setTimeout(() => dispatch({ type: 'cardRefused', message: texts.frameUnanswered }), frameDeadline);
    return () => clearTimeout(timer);
  }, [phase, hasFrame]);
  useEffect(() => {
    if (phase.status !== 'starting') return;
    reportStep('payment', true);
    void startPayment(createClient(transport), order, phase.attempt).then((answer) => {
      if ('type' in answer) return dispatch(answer);
      rememberPayment(answer.odeme);
      dispatch({ type: 'challengeReceived' });
      postChallenge(answer.challenge);
    });
  }, [phase, order, transport]);
  usePageRestored(() => dispatch({ type: 'returned' }));
  return { phase, frame, pay, onFrameMessage, programme };
}
