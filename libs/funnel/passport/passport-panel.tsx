/** On a step: how to continue in another browser, in a disclosure whose content is loaded when it is opened. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { lazyComponent } from '@emsal/platform/lazy-component';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { useEffect, useRef, useState } from 'react';
import styles from './passport-panel.module.css';
import { passportPanelTexts as texts } from './passport-panel.texts';

const PassportOffer = lazyComponent(async () => (await import('./passport-offer')).PassportOffer);

/** `toggle` does not bubble, and the panel may have been opened before hydration. */
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

export function PassportPanel({ visitId }: { visitId: VisitId }) {
  const { panel, isOpened } = useOpened();
  return (
    <div ref={panel} className={styles.panel}>
      <Disclosure summary={texts.summary}>{isOpened && <PassportOffer visitId={visitId} />}</Disclosure>
    </div>
  );
}
