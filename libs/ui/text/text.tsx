import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './text.module.css';

interface TextProps {
  children: ReactNode;
  /** `small` is for captions only. */
  size?: 'small' | 'normal' | 'large' | 'lead';
  tone?: 'plain' | 'muted' | 'good';
  weight?: 'text' | 'label';
  as?: 'p' | 'span' | 'div' | 'figcaption' | 'strong';
  id?: string;
  className?: string;
}

/** Body text, at most 62 characters wide. */
export function Text({
  children,
  size = 'normal',
  tone = 'plain',
  weight = 'text',
  as: As = 'p',
  id,
  className,
}: TextProps) {
  return (
    <As id={id} className={classNames(styles.text, styles[size], styles[tone], styles[weight], className)}>
      {children}
    </As>
  );
}
