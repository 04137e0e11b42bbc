import { Notice } from '@emsal/ui/notice/notice';
import { useEffect, useRef } from 'react';

/** Takes the place of a form that was stored, and its focus. */
export function SentMessage({ title, text }: { title: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Notice tone="good">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
    </Notice>
  );
}
