import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { buttonClass } from '../button/button';
import { classNames } from '../class-names/class-names';
import styles from './link.module.css';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> {
  href: string;
  children: ReactNode;
  /** `inline` within text, `alone` 44 px high, the others look like buttons. */
  variant?: 'inline' | 'alone' | 'button' | 'line' | 'quiet';
}

const classOf = {
  inline: styles.inline,
  alone: styles.alone,
  button: buttonClass('primary'),
  line: buttonClass('line'),
  quiet: buttonClass('quiet'),
};

/** A native link; the shell turns internal ones into client-side navigation. */
export function Link({ variant = 'inline', className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={classNames(classOf[variant], className)}>
      {children}
    </a>
  );
}
