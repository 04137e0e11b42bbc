import { Band } from '@emsal/ui/band/band';
import { Card } from '@emsal/ui/card/card';
import type { ReactNode } from 'react';
import styles from './summary-card.module.css';
import { orderTexts as texts } from './order.texts';

/** The order card beside the form. */
export const SummaryCard = ({ children }: { children: ReactNode }) => (
  <Card as="aside" raised label={texts.title} className={styles.card}>
    <Band />
    <div className={styles.inside}>
      <h2 className={styles.title}>{texts.title}</h2>
      {children}
    </div>
  </Card>
);
