import { useEffect, useEffectEvent, useState } from 'react';
import { canAutofill, stopCeremony } from '../passkey/ceremony';

/** Before the challenge is over, which the server takes for five minutes. */
const renewalMs = 270_000;

/** While the page waits, the browser offers passkeys in the field that asks for them. @param wait until one was chosen */
export function usePasskeyAutofill(isPaused: boolean, wait: () => Promise<void>): void {
  const [round, setRound] = useState(0);
  const begin = useEffectEvent(wait);
  useEffect(() => {
    if (isPaused) return;
    let isOver = false;
    const renewal = setTimeout(() => setRound((last) => last + 1), renewalMs);
    void canAutofill().then((isPossible) => (isPossible && !isOver ? begin() : undefined));
    return () => {
      isOver = true;
      clearTimeout(renewal);
      void stopCeremony();
    };
  }, [isPaused, round]);
}
