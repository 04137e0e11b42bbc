import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../button/button';

interface PostButtonProps {
  /** The path that the form posts to; its action answers with a redirect. */
  action: string;
  variant?: ButtonVariant;
  /** The accessible name, where several buttons read the same. */
  label?: string;
  children: ReactNode;
}

/** A button that is a plain form, for what must not happen by opening an address. Works before any script. */
export const PostButton = ({ action, variant, label, children }: PostButtonProps) => (
  <form method="post" action={action}>
    <Button type="submit" {...(variant && { variant })} aria-label={label}>
      {children}
    </Button>
  </form>
);
