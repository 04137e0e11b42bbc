/** The life of one code: sent, tried, spent, sent anew. */
import { codeLimits } from '@emsal/api/code-limits';
import type { Envelope } from '@emsal/api/envelope';
import { oneTimeCode } from '@emsal/validation/one-time-code/one-time-code';
import { useEffect, useRef, useState } from 'react';
import type { OtpState } from './otp-state';
import { otpRefusal, spentCode, triesAfter } from './otp-outcomes';
import type { OtpRefusal } from './otp-outcomes';
import { overSpan, spanOf, useSecondsLeft } from './use-seconds-left';
import type { Span } from './use-seconds-left';

export interface OtpCalls {
  send: () => Promise<Envelope<OtpState>>;
  validate: (code: string) => Promise<Envelope<unknown>>;
}

interface Sent {
  /** Null for a code that an earlier page sent: how long it lives is not known here. */
  life: Span | null;
  wait: Span;
  triesLeft: number;
}

const notSent: Sent = { life: overSpan, wait: overSpan, triesLeft: codeLimits.tries };

/** After a reload the server sends no second code within the minute; the first one can still be typed. */
const sentBefore: () => Sent = () => ({
  life: null,
  wait: spanOf(codeLimits.resendSeconds),
  triesLeft: codeLimits.tries,
});

const sentNow = ({ expiresInSeconds, resendInSeconds, triesLeft }: OtpState): Sent => ({
  life: spanOf(expiresInSeconds),
  wait: spanOf(resendInSeconds),
  triesLeft,
});

/** What is left of a code: tries, seconds of its life where that is known, seconds until a new one. */
function useLeft({ life, wait, triesLeft }: Sent) {
  const left = useSecondsLeft(life ?? overSpan);
  return { triesLeft, secondsLeft: life === null ? undefined : left, resendIn: useSecondsLeft(wait) };
}

/** Once for a panel, strict mode's second mount included. */
function useOnce(act: () => void) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  });
}

function useOtpState() {
  const [sent, setSent] = useState<Sent | null>(null);
  const [trouble, setTrouble] = useState<OtpRefusal | null>(null);
  const [busy, setBusy] = useState<'sending' | 'checking' | null>('sending');
  return { sent, setSent, trouble, setTrouble, busy, setBusy };
}

/** Milliseconds: a faster answer needs no sign that it is waited for, and drawing one would come before the next step. */
const unnoticed = 100;

/** Asks the server whether a code is right, once at a time. */
function useCheck({ validate }: OtpCalls, onVerified: () => void | Promise<void>, state: OtpProgress) {
  const { setSent, setTrouble, setBusy } = state;
  const isChecking = useRef(false);
  return async (typed: string) => {
    const verdict = oneTimeCode(typed);
    if (!verdict.ok) return setTrouble({ message: verdict.message });
    if (isChecking.current) return;
    isChecking.current = true;
    const noticed = setTimeout(() => setBusy('checking'), unnoticed);
    const reply = await validate(verdict.value);
    if (reply.isSuccess) await onVerified();
    else {
      setTrouble(otpRefusal(reply));
      setSent((before) => before && { ...before, triesLeft: triesAfter(reply.messageCode, before.triesLeft) });
    }
    clearTimeout(noticed);
    isChecking.current = false;
    setBusy(null);
  };
}

type OtpProgress = ReturnType<typeof useOtpState>;

/** Sends the first code by itself; `tryCode` asks the server only where the code may still be right. */
export function useOtp(calls: OtpCalls, onVerified: () => void | Promise<void>) {
  const state = useOtpState();
  const { sent, setSent, trouble, setTrouble, busy, setBusy } = state;
  const { triesLeft, secondsLeft, resendIn } = useLeft(sent ?? notSent);
  const check = useCheck(calls, onVerified, state);
  /** Typed before the answer to the call that sent it: an SMS may be faster. */
  const early = useRef<string | null>(null);

  const sendCode = async () => {
    setBusy('sending');
    const reply = await calls.send();
    setBusy(null);
    const typed = early.current;
    early.current = null;
    const isSentBefore = !reply.isSuccess && reply.messageCode === 'otpTooSoon' && sent === null;
    if (!reply.isSuccess && !isSentBefore) return setTrouble(otpRefusal(reply));
    setSent(reply.isSuccess ? sentNow(reply.result) : sentBefore());
    setTrouble(null);
    if (typed !== null) await check(typed);
  };

  const tryCode = async (typed: string) => {
    if (sent === null) {
      early.current = typed;
      return setBusy('checking');
    }
    if (busy !== null) return;
    const spent = spentCode(triesLeft, secondsLeft);
    return spent ? setTrouble(spent) : check(typed);
  };

  useOnce(() => void sendCode());

  const isSent = sent !== null;
  return {
    ...{ isSent, isSentBefore: sent?.life === null, trouble, busy, sendCode, tryCode },
    secondsLeft: isSent ? secondsLeft : undefined,
    // While the first code is on its way the next one is as far off as it can be.
    resendIn: !isSent && trouble === null ? codeLimits.resendSeconds : resendIn,
  };
}
