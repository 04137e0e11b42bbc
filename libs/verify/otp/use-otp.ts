/** The life of one code: sent, tried, spent, sent anew. */
import type { Envelope } from '@emsal/api/envelope';
import { oneTimeCode } from '@emsal/validation/one-time-code/one-time-code';
import { useEffect, useRef, useState } from 'react';
import { otpLimits } from './otp-limits';
import type { OtpState } from './otp-limits';
import { otpRefusal, spentCode } from './otp-outcomes';
import type { OtpRefusal } from './otp-outcomes';
import { overSpan, spanOf, useSecondsLeft } from './use-seconds-left';
import type { Span } from './use-seconds-left';

export interface OtpCalls {
  send: () => Promise<Envelope<OtpState>>;
  validate: (code: string) => Promise<Envelope<unknown>>;
}

interface Sent {
  life: Span;
  wait: Span;
  triesLeft: number;
}

const notSent: Sent = { life: overSpan, wait: overSpan, triesLeft: otpLimits.tries };

const sentNow = ({ expiresInSeconds, resendInSeconds, triesLeft }: OtpState): Sent => ({ life: spanOf(expiresInSeconds), wait: spanOf(resendInSeconds), triesLeft });

export function useOtp({ send, validate }: OtpCalls, onVerified: () => void) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [trouble, setTrouble] = useState<OtpRefusal | null>(null);
  const [busy, setBusy] = useState<'sending' | 'checking' | null>('sending');
  const isAsked = useRef(false);
  const { life, wait, triesLeft } = sent ?? notSent;
  const secondsLeft = useSecondsLeft(life);
  const resendIn = useSecondsLeft(wait);

  const sendCode = async () => {
    setBusy('sending');
    const reply = await send();
    setBusy(null);
    if (reply.isSuccess) {
      setSent(sentNow(reply.result));
      setTrouble(null);
    } else setTrouble(otpRefusal(reply));
  };

  const tryCode = async (typed: string) => {
    if (busy !== null) return;
    const spent = spentCode(triesLeft, secondsLeft);
    if (spent) return setTrouble(spent);
    const verdict = oneTimeCode(typed);
    if (!verdict.ok) return setTrouble({ message: verdict.message, next: 'retry' });
    setBusy('checking');
    const reply = await validate(verdict.value);
    setBusy(null);
    if (reply.isSuccess) return onVerified();
    setTrouble(otpRefusal(reply));
    setSent({ life, wait, triesLeft: reply.messageCode === 'otpExhausted' ? 0 : Math.max(0, triesLeft - 1) });
  };

  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void sendCode();
  });

  return { isSent: sent !== null, triesLeft, secondsLeft, resendIn, trouble, busy, sendCode, tryCode };
}
