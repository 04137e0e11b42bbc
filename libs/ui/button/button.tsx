import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'line' | 'danger' | 'quiet' | 'icon';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'disabled'> {
  children: ReactNode;
  /** One `primary` per view; `danger` for what cannot be undone; `icon` needs an `aria-label`. */
  variant?: ButtonVariant;
  wide?: boolean;
  /** Shows a spinner. The button stays enabled: its handler ignores further presses. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** The class of a button, for links that look like one. */
export const buttonClass = (variant: ButtonVariant = 'primary', wide = false) =>
  classNames(styles.button, styles[variant], wide && styles.wide);

/** A native button. Never disabled: pressing it explains what is missing. */
export function Button({
  children,
  variant = 'primary',
  wide,
  busy,
  type = 'button',
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      className={classNames(buttonClass(variant, wide), busy && styles.busy, className)}
    >
      {children}
    </button>
  );
}
