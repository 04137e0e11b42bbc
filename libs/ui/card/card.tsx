import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './card.module.css';

export interface CardProps {
  children: ReactNode;
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  /** Only for the one card of a view that asks for an action. */
  raised?: boolean;
  /** More padding from 992 px. */
  roomy?: boolean;
  id?: string;
  label?: string;
  className?: string;
}

/** A card surface. */
export function Card({ children, as: As = 'div', raised, roomy, id, label, className }: CardProps) {
  return (
    <As
      id={id}
      aria-label={label}
      className={classNames(styles.card, raised && styles.raised, roomy && styles.roomy, className)}
    >
      {children}
    </As>
  );
}
