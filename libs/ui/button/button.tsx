import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'line' | 'quiet' | 'icon';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'disabled'> {
  children: ReactNode;
  /** One `primary` per view; `icon` needs an `aria-label`. */
  variant?: ButtonVariant;
  wide?: boolean;
  /** Shows the breathing knot. The button stays pressable: whoever handles the press ignores the second one. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** The class of a button, for a link that must look like one. */
export const buttonClass = (variant: ButtonVariant = 'primary', wide = false) =>
  classNames(styles.button, styles[variant], wide && styles.wide);

/** A native button. It is never disabled: a press explains what is missing. */
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
