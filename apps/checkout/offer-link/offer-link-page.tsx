/** Opens a link to an offer: creates a visit from it and redirects to where it leads. */
import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import { useLocation, useNavigate, useParams } from '@emsal/platform/router';
import { Skeleton } from '@emsal/ui/skeleton/skeleton';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useEffect, useMemo, useRef, useState } from 'react';
import { BrokenLink } from '../page/broken-link';
import { storeOpenedVisit } from '../visit/store-opened-visit';
import { PageTitle } from '../page/page-title';
import { offerLinkTexts as texts } from './offer-link.texts';
import { funnelPayload } from './funnel-payload';

/** The server's message when the link cannot be opened; undefined while it is opening. */
function useOfferLink(): string | undefined {
  const { '*': path = '' } = useParams();
  const { search } = useLocation();
  const page = usePage();
  const { transport } = page;
  const navigate = useNavigate();
  const [failed, setFailed] = useState<string>();
  const isRequested = useRef(false);
  const payload = useMemo(() => funnelPayload(path, search), [path, search]);
  useEffect(() => {
    if (isRequested.current || payload === null) return;
    isRequested.current = true;
    void createClient(transport)
      .command('POST quoterequestapi/offer/FillFunnelFromOffer', payload)
      .then((reply) => {
        // Invalid fields come from the URL, which the visitor cannot correct here.
        if (!reply.isSuccess) return setFailed(reply.fields ? texts.broken : reply.message);
        storeOpenedVisit(page, reply.result);
        void navigate(reply.result.redirectUrl, { replace: true });
      });
  }, [payload, page, transport, navigate]);
  return payload === null ? texts.broken : failed;
}

export function Component() {
  const failed = useOfferLink();
  if (failed === undefined)
    return (
      <Stack>
        <PageTitle>{texts.title}</PageTitle>
        <h1>{texts.title}</h1>
        <Text tone="muted">{texts.intro}</Text>
        <Skeleton tall />
      </Stack>
    );
  return <BrokenLink>{failed}</BrokenLink>;
}
