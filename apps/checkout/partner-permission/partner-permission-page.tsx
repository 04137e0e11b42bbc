/** A partner's visitor: first the consent, then what the partner sent is opened, once. */
import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { useLocation, useNavigate } from '@emsal/platform/router';
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { Button } from '@emsal/ui/button/button';
import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { InformationNotice } from '@emsal/verify/notice/information-notice';
import { useState } from 'react';
import { BrokenLink } from '../visit/broken-link';
import { keepOpened } from '../visit/keep-opened';
import { PageTitle } from '../visit/page-title';
import { partnerTexts as texts } from './partner.texts';

/** The state of the consent and of the one press that opens what was sent. */
function usePermission(encryptedId: string) {
  const { transport } = usePage();
  const navigate = useNavigate();
  const [isGiven, give] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    if (!isGiven) return setWrong(texts.consentMissing);
    if (isBusy) return;
    setBusy(true);
    const reply = await createClient(transport).command(
      'POST quoterequestapi/arabamcom/CreateArabamcomOffer/{encryptedId}',
      { encryptedId, isConsentGiven: isGiven },
    );
    setBusy(false);
    if (!reply.isSuccess) return setFailed(reply.message);
    keepOpened(reply.result);
    sessionStore.write(sessionKeys.partnerPermission, 'true');
    await navigate(reply.result.redirectUrl);
  };
  const change = (isTicked: boolean): void => {
    give(isTicked);
    setWrong(undefined);
  };
  return { isGiven, change, wrong, failed, isBusy, open };
}

function Permission({ encryptedId }: { encryptedId: string }) {
  const { isGiven, change, wrong, failed, isBusy, open } = usePermission(encryptedId);
  return (
    <Stack>
      <PageTitle>{texts.title}</PageTitle>
      <h1>{texts.title}</h1>
      <Text>{texts.words}</Text>
      <Checkbox id="partner-consent" label={texts.consent} checked={isGiven} onChange={change} error={wrong} />
      <InformationNotice />
      {failed && (
        <Notice tone="warn" live>
          {failed}
        </Notice>
      )}
      <Button busy={isBusy} onClick={() => void open()}>
        {texts.go}
      </Button>
    </Stack>
  );
}

export function Component() {
  const encryptedId = new URLSearchParams(useLocation().search).get('id');
  if (encryptedId) return <Permission encryptedId={encryptedId} />;
  return <BrokenLink>{texts.broken}</BrokenLink>;
}
