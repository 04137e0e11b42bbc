/** How to fill in the form: by the registration's QR code, with a phone's camera or a photo, or by typing. */
import { loadWhenPossible } from '@emsal/platform/load-when-possible';
import type { StepWidgetProps } from '@emsal/funnel/step-form/step-widget';
import { stepPath } from '@emsal/lines/kit/steps/paths';
import { usePage } from '@emsal/platform/page';
import { Button } from '@emsal/ui/button/button';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import { choosePhoto } from '../qr-scan/choose-photo';
import type { PhotoScan, scanPhoto } from '../qr-scan/scan-photo';
import { scanFills } from '../qr-scan/scan-fills';
import { scanSlug } from '../qr-scan/scan-slug';
import { scanTexts } from '../qr-scan/scan.texts';
import { useIsMounted } from '../qr-scan/use-is-mounted';
import { welcomeTexts as texts } from './welcome.texts';

const unread = (message: string): PhotoScan => ({ answers: {}, tone: 'warn', message });

/** The decoder is loaded with the first photo; offline it waits for a connection. */
async function read(...photo: Parameters<typeof scanPhoto>): Promise<PhotoScan> {
  try {
    const reader = await loadWhenPossible(() => import('../qr-scan/scan-photo'));
    return await reader.scanPhoto(...photo);
  } catch {
    return unread(scanTexts.failed);
  }
}

export function Welcome({ line, values, change }: StepWidgetProps) {
  const { isMobile } = usePage();
  const isMounted = useIsMounted();
  const [found, setFound] = useState<PhotoScan | null>(null);
  const scan = async () => {
    const photo = await choosePhoto();
    if (photo === null) return;
    if (!navigator.onLine) setFound(unread(scanTexts.offline));
    const scanned = await read(line.facts, photo, values);
    if (!isMounted.current) return;
    setFound(scanned);
    for (const [name, answer] of Object.entries(scanned.answers)) if (answer !== undefined) change(name, answer);
  };
  return (
    <Stack gap={16}>
      <Text tone="muted">{texts.scanHint(scanFills(line))}</Text>
      <Row>
        {isMobile && (
          <Link variant="line" href={stepPath(line, scanSlug)}>
            {texts.camera}
          </Link>
        )}
        <Button variant="line" onClick={() => void scan()}>
          {texts.photo}
        </Button>
      </Row>
      <Text tone="muted">{texts.byHandHint}</Text>
      <div aria-live="polite">{found && <Notice tone={found.tone}>{found.message}</Notice>}</div>
    </Stack>
  );
}
