import type { OfferState } from '@emsal/state/offer/offer-state';
import type { Listed } from './enter-list';
import { useIsSettled } from './held-row';
import { useCountdown } from './use-countdown';

interface Answering {
  offers: OfferState;
  settleAtZero: () => void;
}

/** How far the wait for the insurers is; the countdown is only its upper bound. */
export function useWait({ line, list }: Listed, { offers, settleAtZero }: Answering, heldId: () => string | null) {
  const isAwaiting = offers.state === 'running' && offers.isPreloading;
  const limitSeconds = line.preloader.countdownSeconds;
  const secondsLeft = useCountdown({
    limitSeconds,
    startedAt: list.startedAt,
    isRunning: isAwaiting,
    onZero: settleAtZero,
  });
  const isSettled = useIsSettled(offers.state === 'complete', heldId);
  // The question stands above the list too: it goes when that moves nothing.
  const isAsked = !useIsSettled(!isAwaiting, heldId);
  return {
    isAwaiting,
    isSettled,
    secondsLeft: isAwaiting ? secondsLeft : null,
    secondsPassed: isAsked ? limitSeconds - secondsLeft : null,
  };
}
