/** The footer's entry to the cookie panel, which is loaded when it is asked for (spec member 2: a panel, not a page). */
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '@emsal/ui/button/button';
import { Toast } from '@emsal/ui/toast/toast';
import styles from './cookie-preferences.module.css';
import { cookiesTexts as texts } from './cookies.texts';

const Preferences = lazy(async () => {
  const { Preferences: loaded } = await import(/* webpackChunkName: "cookies" */ './preferences');
  return { default: loaded };
});

/** Milliseconds for which the outcome stands on the page. */
const outcomeTime = 5_000;

type State = 'closed' | 'open' | 'saved' | 'failed';

export function CookiePreferences() {
  const [state, setState] = useState<State>('closed');
  useEffect(() => {
    if (state !== 'saved' && state !== 'failed') return;
    const timer = setTimeout(() => setState('closed'), outcomeTime);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <>
      <Button variant="quiet" className={styles.entry} onClick={() => setState('open')}>
        {texts.open}
      </Button>
      {state === 'open' && (
        <Suspense>
          <Preferences
            onClose={() => setState('closed')}
            onSaved={(isSaved) => setState(isSaved ? 'saved' : 'failed')}
          />
        </Suspense>
      )}
      {(state === 'saved' || state === 'failed') && <Toast>{texts[state]}</Toast>}
    </>
  );
}
