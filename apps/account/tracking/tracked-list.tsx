import type { TrackedCancellation } from '@emsal/api/calls/self-service/tracking';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { Badge } from '@emsal/ui/badge/badge';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { PageTitle } from '../area/page-title';
import { trackingTexts as texts } from './tracking.texts';

export const trackingPath = (encryptedCallId: string): string =>
  `/police-iptal/takip/sonuc?${new URLSearchParams({ basvuru: encryptedCallId }).toString()}`;

const ListedCancellation = ({ cancellation }: { cancellation: TrackedCancellation }) => (
  <Card as="li">
    <Row between>
      <div>
        <Link variant="alone" href={trackingPath(cancellation.encryptedCallId)}>
          {[cancellation.plate, cancellation.branchName].filter(Boolean).join(' · ')}
        </Link>
        <Text size="small" tone="muted">
          {texts.asked(formatLongDate(cancellation.addennumCreateDate))}
        </Text>
      </div>
      <Badge>{cancellation.cancellationStatus}</Badge>
    </Row>
  </Card>
);

export const TrackedList = ({ list }: { list: readonly TrackedCancellation[] }) => (
  <Stack>
    <PageTitle>{texts.result}</PageTitle>
    <Stack gap={8}>
      <h1>{texts.result}</h1>
      <Text tone="muted">{texts.listLead}</Text>
    </Stack>
    <Stack as="ul" gap={12}>
      {list.map((cancellation) => (
        <ListedCancellation key={cancellation.callId} cancellation={cancellation} />
      ))}
    </Stack>
  </Stack>
);
