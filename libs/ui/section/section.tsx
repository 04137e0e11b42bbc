import { Suspense, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Wrap } from '../wrap/wrap';
import styles from './section.module.css';

interface SectionProps {
  children: ReactNode;
  /** A hairline above, or the dark surface. */
  ground?: 'plain' | 'ruled' | 'ink';
  id?: string;
  label?: string;
}

/**
 * A horizontal section of a content page with its container. A Suspense boundary, so that each section hydrates on its
 * own.
 */
export function Section({ children, ground = 'ruled', id, label }: SectionProps) {
  return (
    <section
      className={classNames(styles.section, styles[ground])}
      id={id}
      aria-label={label}
      data-ground={ground === 'ink' ? 'ink' : undefined}
    >
      <Wrap>
        <Suspense>{children}</Suspense>
      </Wrap>
    </section>
  );
}
