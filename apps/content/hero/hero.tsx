import { Columns } from '@emsal/ui/columns/columns';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { Suspense, type ReactNode } from 'react';
import styles from './hero.module.css';

export interface HeroProps {
  heading: readonly string[];
  lead: string;
  /** Under the lead, from 992 px on. */
  points?: ReactNode;
  form: ReactNode;
  /** The market's picture: beside the form from 992 px on, below it before. */
  figure: ReactNode;
}

/**
 * The first view of a page: claim and picture left, form right; on small screens claim, form, picture. Form and picture are
 * hydrated apart, so that a key or a press on the form waits for the form alone.
 */
export function Hero({ heading, lead, points, form, figure }: HeroProps) {
  return (
    <section className={styles.hero}>
      <Wrap>
        <Columns split="7-5" className={styles.columns}>
          <div className={styles.say}>
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
