import { Columns } from '@emsal/ui/columns/columns';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { Suspense, type ReactNode } from 'react';
import styles from './hero.module.css';

export interface HeroProps {
  heading: readonly string[];
  lead: string;
  /** Under the lead, from 992 px. */
  points?: ReactNode;
  form: ReactNode;
  /** The figure of prices: beside the form from 992 px, below it before. */
  figure: ReactNode;
}

/**
 * The first screen of a page: claim and figure on the left, form on the right; on small screens claim, form, figure. Form and figure
 * are separate hydration boundaries, so that an interaction with the form does not wait for the figure.
 */
export function Hero({ heading, lead, points, form, figure }: HeroProps) {
  return (
    <section className={styles.hero}>
      <Wrap>
        <Columns split="7-5" className={styles.columns}>
          <div className={styles.claim}>
            <h1>
              {heading.map((line) => (
                <span key={line} className={styles.line}>
                  {line}{' '}
                </span>
              ))}
            </h1>
            <p className={styles.lead}>{lead}</p>
            {points && <div className={styles.points}>{points}</div>}
          </div>
          <div className={styles.form}>
            <Suspense>{form}</Suspense>
          </div>
          <div className={styles.figure}>
            <Suspense>{figure}</Suspense>
          </div>
        </Columns>
      </Wrap>
    </section>
  );
}
