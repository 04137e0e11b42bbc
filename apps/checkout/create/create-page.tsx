/** A link to an offer: a visit of one's own is filled from it, and the journey goes on where it leads. */
import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { useLocation, useNavigate, useParams } from '@emsal/platform/router';
import { Skeleton } from '@emsal/ui/skeleton/skeleton';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useEffect, useMemo, useRef, useState } from 'react';
import { BrokenLink } from '../visit/broken-link';
import { keepOpened } from '../visit/keep-opened';
import { PageTitle } from '../visit/page-title';
import { createTexts as texts } from './create.texts';
import { funnelPayload } from './funnel-payload';

/** The server's sentence when the link does not open; undefined while it is being opened. */
function useOpening(): string | undefined {
  const { '*': path = '' } = useParams();
  const { search } = useLocation();
  const { transport } = usePage();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<string>();
  const isAsked = useRef(false);
  const payload = useMemo(() => funnelPayload(path, search), [path, search]);
  useEffect(() => {
    if (isAsked.current || payload === null) return;
    isAsked.current = true;
    void createClient(transport)
      .command('POST quoterequestapi/offer/FillFunnelFromOffer', payload)
      .then((reply) => {
        // Fields that do not fit come from the address itself: there is none here to correct.
        if (!reply.isSuccess) return setFailed(reply.fields ? texts.broken : reply.message);
        keepOpened(reply.result);
        void navigate(reply.result.redirectUrl, { replace: true });
      });
  }, [payload, transport, navigate]);
  return payload === null ? texts.broken : failed;
}

export function Component() {
  const failed = useOpening();
  if (failed === undefined)
    return (
      <Stack>
        <PageTitle>{texts.title}</PageTitle>
        <h1>{texts.title}</h1>
        <Text tone="muted">{texts.words}</Text>
        <Skeleton tall />
      </Stack>
    );
  return <BrokenLink>{failed}</BrokenLink>;
}
