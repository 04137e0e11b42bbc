import { useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Notice } from '../notice/notice';

export interface CopyButtonProps {
  text: string;
  children: ReactNode;
  /** Said afterwards. */
  copied: string;
  notCopied: string;
  /** Accessible name, where the children alone do not say what is copied. */
  label?: string;
}

/** Copies a text; a browser that forbids it is told apart. */
export function CopyButton({ text, children, copied, notCopied, label }: CopyButtonProps) {
  const [isCopied, setCopied] = useState<boolean>();
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <Button variant="line" onClick={copy} aria-label={label}>
        {children}
      </Button>
      {isCopied !== undefined && (
        <Notice tone={isCopied ? 'good' : 'warn'} live>
          {isCopied ? copied : notCopied}
        </Notice>
      )}
    </>
  );
}
