import type { Offer } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { InsurerMonogram } from '@emsal/ui/insurer-monogram/insurer-monogram';
import styles from './compare-bar.module.css';
import { compareBarTexts as texts } from './compare-bar.texts';
import { focusPanel } from '../focus/focus-panel';

interface CompareBarProps {
  chosen: readonly Offer[];
  /** Why another offer could not be added. */
  full: string | undefined;
  onCompare: (chosen: readonly Offer[]) => void;
  onClear: () => void;
}

const names = new Intl.ListFormat('tr', { type: 'conjunction' });

/** The offers selected for comparison, at the bottom of the screen. */
export function CompareBar({ chosen, full, onCompare, onClear }: CompareBarProps) {
  if (chosen.length === 0) return null;
  const clear = (): void => {
    onClear();
    focusPanel();
  };
  return (
    <section className={styles.bar} aria-label={texts.bar} data-ground="ink">
      <span className={styles.monograms}>
        {chosen.map(({ id, firmId, firmName }) => (
          <InsurerMonogram key={id} firmId={firmId} name={firmName} />
        ))}
      </span>
      <p role="status" className={styles.text}>
        {full ?? (chosen.length === 1 ? texts.oneMore : names.format(chosen.map(({ firmName }) => firmName)))}
      </p>
      <Button variant="line" onClick={clear}>
        {texts.clear}
      </Button>
      {chosen.length > 1 && <Button onClick={() => onCompare(chosen)}>{texts.compare(chosen.length)}</Button>}
    </section>
  );
}
