import { Suspense, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Wrap } from '../wrap/wrap';
import styles from './section.module.css';

interface SectionProps {
  children: ReactNode;
  /** A hairline above, or the dark ground. */
  ground?: 'plain' | 'ruled' | 'ink';
  id?: string;
  label?: string;
}

/** A horizontal part of a content page, with the container inside. Hydrated as a piece of its own: who touches one does not wait for the others. */
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
