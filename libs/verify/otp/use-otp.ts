/** Life cycle of a one-time code: sent, tried, expired, sent again. */
import { oneTimeCodeLimits } from '@emsal/api/one-time-code-limits';
import type { Envelope } from '@emsal/api/envelope';
import { oneTimeCode } from '@emsal/validation/one-time-code/one-time-code';
import { useEffect, useRef, useState } from 'react';
import type { OtpState } from './otp-state';
import { otpRefusal, unusableCode, triesAfter } from './otp-outcomes';
import type { OtpRefusal } from './otp-outcomes';
import { elapsedSpan, startSpan, useSecondsLeft } from './use-seconds-left';
import type { TimeSpan } from './use-seconds-left';

export interface OtpCalls {
  send: () => Promise<Envelope<OtpState>>;
  validate: (code: string) => Promise<Envelope<unknown>>;
}

interface Sent {
  /** Null for a code sent by an earlier page: its expiry is unknown here. */
  validity: TimeSpan | null;
  resendDelay: TimeSpan;
  triesLeft: number;
}

const notSent: Sent = { validity: elapsedSpan, resendDelay: elapsedSpan, triesLeft: oneTimeCodeLimits.tries };

/** After a reload the server sends no second code within a minute; the first one is still valid. */
const sentBefore: () => Sent = () => ({
  validity: null,
  resendDelay: startSpan(oneTimeCodeLimits.resendSeconds),
  triesLeft: oneTimeCodeLimits.tries,
});

const sentNow = ({ expiresInSeconds, resendInSeconds, triesLeft }: OtpState): Sent => ({
  validity: startSpan(expiresInSeconds),
  resendDelay: startSpan(resendInSeconds),
  triesLeft,
});

/** What remains of a code: tries, seconds until expiry if known, seconds until it can be resent. */
function useRemaining({ validity, resendDelay, triesLeft }: Sent) {
  const left = useSecondsLeft(validity ?? elapsedSpan);
  return { triesLeft, secondsLeft: validity === null ? undefined : left, resendIn: useSecondsLeft(resendDelay) };
}

/** Once per panel, also with Strict Mode's double effects. */
function useOnce(effect: () => void) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    effect();
  });
}

function useOtpState() {
  const [sent, setSent] = useState<Sent | null>(null);
  const [refusal, setRefusal] = useState<OtpRefusal | null>(null);
  const [busy, setBusy] = useState<'sending' | 'checking' | null>('sending');
  return { sent, setSent, refusal, setRefusal, busy, setBusy };
}

/** Checks a code on the server. */
function useCheck({ validate }: OtpCalls, onVerified: () => void | Promise<void>, state: OtpProgress) {
  const { setSent, setRefusal, setBusy } = state;
  return async (typed: string) => {
    const verdict = oneTimeCode(typed);
    if (!verdict.ok) return setRefusal({ message: verdict.message });
    setBusy('checking');
    const reply = await validate(verdict.value);
    if (reply.isSuccess) await onVerified();
    else {
      setRefusal(otpRefusal(reply));
      setSent((before) => before && { ...before, triesLeft: triesAfter(reply.messageCode, before.triesLeft) });
    }
    setBusy(null);
  };
}

type OtpProgress = ReturnType<typeof useOtpState>;

/** A code that is typed before the send call has returned, because the SMS may be faster, waits for it; of several the last. */
function useEarlyCode(check: (typed: string) => Promise<void>, { setBusy }: OtpProgress) {
  const sending = useRef<Promise<boolean>>(null);
  const early = useRef<string>(null);
  return {
    /** @param sent whether a code was sent */
    startSending: (sent: Promise<boolean>) => void (sending.current = sent),
    checkOnceSent: async (typed: string) => {
      const isWaiting = early.current !== null;
      early.current = typed;
      setBusy('checking');
      if (isWaiting) return;
      const isSent = await sending.current;
      const last = early.current;
      early.current = null;
      if (isSent) await check(last);
      else setBusy(null);
    },
  };
}

/** Sends the first code on mount; `tryCode` asks the server only if the code may still be valid. */
export function useOtp(calls: OtpCalls, onVerified: () => void | Promise<void>) {
  const state = useOtpState();
  const { sent, setSent, refusal, setRefusal, busy, setBusy } = state;
  const { triesLeft, secondsLeft, resendIn } = useRemaining(sent ?? notSent);
  const check = useCheck(calls, onVerified, state);
  const { startSending, checkOnceSent } = useEarlyCode(check, state);

  /** @returns whether a code was sent, now or before */
  const send = async (): Promise<boolean> => {
    setBusy('sending');
    const reply = await calls.send();
    setBusy(null);
    const isSentBefore = !reply.isSuccess && reply.messageCode === 'otpTooSoon' && sent === null;
    const isSent = reply.isSuccess || isSentBefore;
    setRefusal(isSent ? null : otpRefusal(reply));
    if (isSent) setSent(reply.isSuccess ? sentNow(reply.result) : sentBefore());
    return isSent;
  };
  const sendCode = () => startSending(send());

  const tryCode = async (typed: string) => {
    if (sent === null) return checkOnceSent(typed);
    if (busy !== null) return;
    const unusable = unusableCode(triesLeft, secondsLeft);
    return unusable ? setRefusal(unusable) : check(typed);
  };

  useOnce(sendCode);

  const isSent = sent !== null;
  return {
    isSent,
    isSentBefore: sent?.validity === null,
    refusal,
    busy,
    sendCode,
    tryCode,
    secondsLeft: isSent ? secondsLeft : undefined,
    // Until the first code is sent, the full wait is shown.
    resendIn: !isSent && refusal === null ? oneTimeCodeLimits.resendSeconds : resendIn,
  };
}
