import { Text } from '@emsal/ui/text/text';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { PageTitle } from '../page/page-title';
import styles from './stopped-notice.module.css';

interface StoppedNoticeProps {
  title: string;
  message: string;
  /** Further content. */
  children?: ReactNode;
  /** Links, primary first. */
  actions?: ReactNode;
}

/** The sale cannot continue: why, and the next steps, in place of the card. Takes the focus. */
export function StoppedNotice({ title, message, children, actions }: StoppedNoticeProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), [title]);
  return (
    <section ref={box} role="alert" tabIndex={-1} className={styles.stopped}>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <Text size="large">{message}</Text>
      {children}
      {actions && <div className={styles.ways}>{actions}</div>}
    </section>
  );
}
