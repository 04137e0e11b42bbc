/** A partner's visitor gives consent first, then the partner's data is opened once. */
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
import { BrokenLink } from '../page/broken-link';
import { storeOpenedVisit } from '../visit/store-opened-visit';
import { PageTitle } from '../page/page-title';
import { partnerTexts as texts } from './partner.texts';

/** The consent and the request that opens the partner's data. */
function usePermission(encryptedId: string) {
  const page = usePage();
  const navigate = useNavigate();
  const [isGiven, setGiven] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    if (!isGiven) return setError(texts.consentMissing);
    if (isBusy) return;
    setBusy(true);
    const reply = await createClient(page.transport).command(
      'POST quoterequestapi/arabamcom/CreateArabamcomOffer/{encryptedId}',
      { encryptedId, isConsentGiven: isGiven },
    );
    setBusy(false);
    if (!reply.isSuccess) return setFailure(reply.message);
    storeOpenedVisit(page, reply.result);
    sessionStore.write(sessionKeys.partnerPermission, 'true');
    await navigate(reply.result.redirectUrl);
  };
  const change = (isTicked: boolean): void => {
    setGiven(isTicked);
    setError(undefined);
  };
  return { isGiven, change, error, failure, isBusy, open };
}

function Permission({ encryptedId }: { encryptedId: string }) {
  const { isGiven, change, error, failure, isBusy, open } = usePermission(encryptedId);
  return (
    <Stack>
      <PageTitle>{texts.title}</PageTitle>
      <h1>{texts.title}</h1>
      <Text>{texts.intro}</Text>
      <Checkbox id="partner-consent" label={texts.consent} checked={isGiven} onChange={change} error={error} />
      <InformationNotice />
      {failure && (
        <Notice tone="warn" live>
          {failure}
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
