/** The button in the footer that opens the cookie panel (spec member 2: a panel, not a page). */
import { useEffect, useState } from 'react';
import { lazyComponent } from '@emsal/platform/lazy-component';
import { Button } from '@emsal/ui/button/button';
import { Toast } from '@emsal/ui/toast/toast';
import styles from './cookie-preferences.module.css';
import { cookiesTexts as texts } from './cookies.texts';
import { toastDuration } from '@emsal/ui/toast/toast-duration';

const ConsentPanel = lazyComponent(
  async () => (await import(/* webpackChunkName: "cookies" */ './consent-panel')).ConsentPanel,
);

type State = 'closed' | 'open' | 'saved' | 'failed';

export function CookiePreferences() {
  const [state, setState] = useState<State>('closed');
  useEffect(() => {
    if (state !== 'saved' && state !== 'failed') return;
    const timer = setTimeout(() => setState('closed'), toastDuration);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <>
      <Button variant="quiet" className={styles.entry} onClick={() => setState('open')}>
        {texts.open}
      </Button>
      {state === 'open' && (
        <ConsentPanel
          onClose={() => setState('closed')}
          onSaved={(isSaved) => setState(isSaved ? 'saved' : 'failed')}
        />
      )}
      {(state === 'saved' || state === 'failed') && <Toast>{texts[state]}</Toast>}
    </>
  );
}
