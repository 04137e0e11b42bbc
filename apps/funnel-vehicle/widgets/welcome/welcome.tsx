/** How the form is filled: by the registration's square code where the browser reads codes, by hand everywhere. */
import type { StepWidgetProps } from '@emsal/funnel/step-form/step-widget';
import { Button } from '@emsal/ui/button/button';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useState, useSyncExternalStore } from 'react';
import { canReadCodes, photographCode } from '../qr-scan/photograph-code';
import { readRegistration } from '../qr-scan/read-registration';
import { welcomeTexts as texts } from './welcome.texts';

const never = () => () => undefined;

export function Welcome({ change }: StepWidgetProps) {
  const canScan = useSyncExternalStore(never, canReadCodes, () => false);
  const [result, setResult] = useState<'read' | 'unreadable' | null>(null);
  const scan = async () => {
    const text = await photographCode();
    if (text === null) return;
    const found = readRegistration(text);
    setResult(found ? 'read' : 'unreadable');
    if (!found) return;
    change('shortLicenseOwnerTcOrTaxNo', found.identityNo);
    change('licensePlateNo', found.licensePlateNo);
    change('licenseNo', found.licenseNo);
    change('isQrData', true);
  };
  return (
    <Stack gap={16}>
      {canScan && (
        <>
          <Text tone="muted">{texts.scanHint}</Text>
          <Button variant="line" onClick={() => void scan()}>
            {texts.scan}
          </Button>
          <Text tone="muted">{texts.byHandHint}</Text>
        </>
      )}
      {result && (
        <Notice tone={result === 'read' ? 'good' : 'warn'} live>
          {texts[result]}
        </Notice>
      )}
    </Stack>
  );
}
