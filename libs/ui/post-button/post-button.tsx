import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../button/button';

interface PostButtonProps {
  /** The path that the form posts to; its action answers with a redirect. */
  action: string;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** A button that is a plain form, for what must not happen by opening an address. Works before any script. */
export const PostButton = ({ action, variant, children }: PostButtonProps) => (
  <form method="post" action={action}>
    <Button type="submit" {...(variant && { variant })}>
      {children}
    </Button>
  </form>
);
