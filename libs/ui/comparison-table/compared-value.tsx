import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { ComparedCell } from './comparison';
import styles from './comparison-table.module.css';
import { comparisonTableTexts as texts } from './comparison-table.texts';

/** A value, its difference in words, and that it is the best: the ground alone would say it by colour. */
export function ComparedValue({ value, note, isBest, isStrong }: ComparedCell) {
  return (
    <>
      {isStrong ? <b className={styles.strong}>{value}</b> : value}
      {isBest && <VisuallyHidden>, {texts.best}</VisuallyHidden>}
      {note && <small className={styles.note}>{note}</small>}
    </>
  );
}
