import { Button } from '@emsal/ui/button/button';
import { Notice } from '@emsal/ui/notice/notice';
import { useState } from 'react';
import { shareTexts as texts } from './share.texts';

/** Copies the link; a browser that forbids it is told apart. */
export function CopyLink({ url }: { url: string }) {
  const [isCopied, setCopied] = useState<boolean>();
  const copy = (): void => {
    void navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <Button variant="line" onClick={copy}>
        {texts.copy}
      </Button>
      {isCopied !== undefined && (
        <Notice tone={isCopied ? 'good' : 'warn'} live>
          {isCopied ? texts.copied : texts.notCopied}
        </Notice>
      )}
    </>
  );
}
