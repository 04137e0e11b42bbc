import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { Button } from '@emsal/ui/button/button';
import { classNames } from '@emsal/ui/class-names/class-names';
import { Icon } from '@emsal/ui/icon/icon';
import { lockSimpleIcon } from '@emsal/ui/icon/icons';
import { Notice } from '@emsal/ui/notice/notice';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { readFrameMessage, submitMessage } from './card-frame-messages';
import type { FrameMessage } from './card-frame-messages';
import styles from './card-frame.module.css';
import { frameTimeout } from './frame-timeout';
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

/** Whether the card fields have failed to load in time, per load. */
function useIsLate(isReady: boolean, loads: number): boolean {
  const [lateLoad, setLateLoad] = useState(-1);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setLateLoad(loads), frameTimeout);
    return () => clearTimeout(timer);
  }, [isReady, loads]);
  return !isReady && lateLoad === loads;
}

const LateNotice = ({ onReload }: { onReload: () => void }) => (
  <Notice tone="warn" live>
    {texts.frameLate}{' '}
    <Button variant="quiet" onClick={onReload}>
      {texts.frameReload}
    </Button>
  </Notice>
);

/** The bank's card fields. Card data never reaches this page: only readiness, height, errors and a token. */
export function CardFrame({ url, onMessage, ref }: CardFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [loads, setLoads] = useState(0);
  const isLate = useIsLate(isReady, loads);
  const [height, setHeight] = useState<number | null>(null);
  // Not in the server's HTML: the frame would report that it is ready before anyone listens. An iframe without an
  // address
  // there would become a history entry of its own when the page is restored.
  const isHydrated = useIsHydrated();
  const { origin } = new URL(url);
  useLayoutEffect(() => {
    const onWindowMessage = (event: MessageEvent<unknown>): void => {
      const message = event.source === frame.current?.contentWindow ? readFrameMessage(event, origin) : null;
      if (message?.type === 'ready') setReady(true);
      if (message?.type === 'height') setHeight(message.height);
      if (message) onMessage(message);
    };
    window.addEventListener('message', onWindowMessage);
    return () => window.removeEventListener('message', onWindowMessage);
  }, [origin, onMessage]);
  useImperativeHandle(ref, () => ({
    submit: () => {
      if (isReady) frame.current?.contentWindow?.postMessage(submitMessage, origin);
      return isReady;
    },
  }));
  return (
    <div className={styles.frame}>
      <p className={styles.note}>
        <Icon of={lockSimpleIcon} size={20} /> {texts.frameNote}
      </p>
      {isLate && <LateNotice onReload={() => setLoads(loads + 1)} />}
      {isHydrated ? (
        <iframe
          key={loads}
          ref={frame}
          className={classNames(styles.fields, height === null && styles.unknown)}
          src={url}
          title={texts.frameTitle}
          height={height ?? undefined}
        />
      ) : (
        <div className={styles.unknown} />
      )}
    </div>
  );
}
