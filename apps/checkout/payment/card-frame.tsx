import { classNames } from '@emsal/ui/class-names/class-names';
import { Icon } from '@emsal/ui/icon/icon';
import { lockSimpleIcon } from '@emsal/ui/icon/icons';
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { useIsHydrated } from '../visit/use-is-hydrated';
import { readFrameMessage, submitMessage } from './card-frame-messages';
import type { FrameMessage } from './card-frame-messages';
import styles from './card-frame.module.css';
import { paymentTexts as texts } from './payment.texts';

export interface CardFrameHandle {
  /** False while the bank's fields have not loaded. */
  submit: () => boolean;
}

interface CardFrameProps {
  /** The bank's page, on the bank's own origin. */
  url: string;
  onMessage: (message: FrameMessage) => void;
  ref: Ref<CardFrameHandle>;
}

/** The bank's card fields. What is typed there never comes here: only readiness, height, a fault or a token. */
export function CardFrame({ url, onMessage, ref }: CardFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isReady = useRef(false);
  const [height, setHeight] = useState<number | null>(null);
  // In the server's HTML the frame would say that it is ready before anyone listens.
  const isHydrated = useIsHydrated();
  const { origin } = new URL(url);
  useLayoutEffect(() => {
    const hear = (event: MessageEvent<unknown>): void => {
      const message = event.source === frame.current?.contentWindow ? readFrameMessage(event, origin) : null;
      if (message?.type === 'ready') isReady.current = true;
      if (message?.type === 'height') setHeight(message.height);
      if (message) onMessage(message);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [origin, onMessage]);
  useImperativeHandle(ref, () => ({
    submit: () => {
      if (isReady.current) frame.current?.contentWindow?.postMessage(submitMessage, origin);
      return isReady.current;
    },
  }));
  return (
    <div className={styles.frame}>
      <p className={styles.note}>
        <Icon of={lockSimpleIcon} size={20} /> {texts.frameNote}
      </p>
      <iframe
        ref={frame}
        className={classNames(styles.fields, height === null && styles.unknown)}
        src={isHydrated ? url : undefined}
        title={texts.frameTitle}
        height={height ?? undefined}
      />
    </div>
  );
}
