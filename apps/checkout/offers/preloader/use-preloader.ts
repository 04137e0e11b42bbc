import type { OfferState } from '@emsal/state/offer/offer-state';
import type { LoadedOfferList } from '../loading/start-offer-list';
import { useCountdown } from './use-countdown';

interface PreloaderInput {
  offers: OfferState;
  onCountdownEnd: () => void;
}

/** State of the waiting time; the countdown is only its upper bound. */
export function usePreloader({ line, list }: LoadedOfferList, { offers, onCountdownEnd }: PreloaderInput) {
  const isAwaiting = offers.state === 'running' && offers.isPreloading;
  const limitSeconds = line.preloader.countdownSeconds;
  const secondsLeft = useCountdown({
    limitSeconds,
    startedAt: list.startedAt,
    isRunning: isAwaiting,
    onZero: onCountdownEnd,
  });
  return {
    isAwaiting,
    secondsLeft: isAwaiting ? secondsLeft : null,
    secondsPassed: isAwaiting ? limitSeconds - secondsLeft : null,
  };
}
