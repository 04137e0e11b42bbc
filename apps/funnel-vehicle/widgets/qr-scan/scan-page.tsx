/** `/{branch}/form/ruhsat-okut`: scans the registration's code by camera; a photo and typing are always offered. */
import { brand } from '@emsal/brand/brand';
import { changeAnswers } from '@emsal/lines/kit/answers/answers';
import { formPath } from '@emsal/lines/kit/steps/paths';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { useNavigate } from '@emsal/platform/router';
import { useStore } from '@emsal/platform/store';
import { answersChanged, selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { RootState } from '@emsal/state/store';
import { Button } from '@emsal/ui/button/button';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { useCallback, useRef, useState } from 'react';
import { choosePhoto } from './choose-photo';
import { readPhoto } from './decode-qr';
import { readRegistration } from './read-registration';
import { scanAnswers } from './scan-answers';
import { scanFills } from './scan-fills';
import styles from './scan-page.module.css';
import { scanPageTexts as texts } from './scan-page.texts';
import { useCamera } from './use-camera';
import type { CameraState } from './use-camera';
import { useIsMounted } from './use-is-mounted';

type ScanFailure = 'otherCode' | 'unreadable' | 'broken' | 'failed' | 'offline';

/** States in which no camera picture is shown. */
const withoutCamera: readonly CameraState[] = ['denied', 'none', 'failed'];

/** Stores a code's values in the line's answers and continues with the form; false when the code is not a registration's. */
function useTake(line: Line, fail: (failure: ScanFailure) => void): (text: string) => boolean {
  const store = useStore<RootState>();
  const navigate = useNavigate();
  return useCallback(
    (text) => {
      const scan = readRegistration(text);
      if (scan === null) {
        fail('otherCode');
        return false;
      }
      const before = selectFunnel(line.id)(store.getState()).answers;
      const answers = changeAnswers(line, before, scanAnswers(line.facts, scan, before));
      store.dispatch(answersChanged({ line: line.id, answers }));
      void navigate(formPath(line), { replace: true });
      return true;
    },
    [line, store, navigate, fail],
  );
}

export function ScanPage({ line }: { line: Line }) {
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<ScanFailure | null>(null);
  const isMounted = useIsMounted();
  const take = useTake(line, setFailure);
  const camera = useCamera(video, take);
  const choose = async () => {
    const photo = await choosePhoto();
    if (photo === null) return;
    if (!navigator.onLine) setFailure('offline');
    const read = await readPhoto(photo).catch(() => ({ failure: 'failed' as const }));
    if (!isMounted.current) return;
    if ('failure' in read) setFailure(read.failure);
    else take(read.text);
  };
  const hasCamera = !withoutCamera.includes(camera);
  return (
    <Wrap className={styles.page}>
      <title>{`${texts.title} | ${brand.name}`}</title>
      <Stack gap={16}>
        <h1>{texts.title}</h1>
        <Text tone="muted">{texts.lead(scanFills(line))}</Text>
        {hasCamera && <video ref={video} className={styles.camera} aria-label={texts.camera} muted playsInline />}
        <div role="status">
          <Notice tone={hasCamera && camera !== 'offline' && failure === null ? 'info' : 'warn'}>
            {texts[failure ?? camera]}
          </Notice>
        </div>
        <Row>
          <Button variant="line" onClick={() => void choose()}>
            {texts.photo}
          </Button>
          <Link variant="quiet" href={formPath(line)}>
            {texts.byHand}
          </Link>
        </Row>
      </Stack>
    </Wrap>
  );
}
