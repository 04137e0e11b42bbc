import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { ComparedCell } from './comparison';
import styles from './comparison-table.module.css';
import { comparisonTableTexts as texts } from './comparison-table.texts';

/** A value, its difference in words, and whether it is the best: colour alone would not be accessible. */
export function ComparedValue({ value, note, isBest, isStrong }: ComparedCell) {
  return (
    <>
      {isStrong ? <b className={styles.strong}>{value}</b> : value}
      {isBest && <VisuallyHidden>, {texts.best}</VisuallyHidden>}
      {note && <small className={styles.note}>{note}</small>}
    </>
  );
}
