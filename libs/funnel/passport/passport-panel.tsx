/** On a step: how to go on in another browser, closed until somebody asks; what it says comes when it is opened. */
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styles from './passport-panel.module.css';
import { passportPanelTexts as texts } from './passport-panel.texts';

const PassportOffer = lazy(async () => ({ default: (await import('./passport-offer')).PassportOffer }));

/** `toggle` does not bubble; somebody may have opened the panel before hydration. */
function useOpened() {
  const panel = useRef<HTMLDivElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  useEffect(() => {
    const around = panel.current!;
    const look = (): void => setIsOpened((before) => before || around.querySelector('details')!.open);
    around.addEventListener('toggle', look, true);
    look();
    return () => around.removeEventListener('toggle', look, true);
  }, []);
  return { panel, isOpened };
}

export function PassportPanel({ visitId }: { visitId: string }) {
  const { panel, isOpened } = useOpened();
  return (
    <div ref={panel} className={styles.panel}>
      <Disclosure summary={texts.summary}>
        {isOpened && (
          <Suspense>
            <PassportOffer visitId={visitId} />
          </Suspense>
        )}
      </Disclosure>
    </div>
  );
}
