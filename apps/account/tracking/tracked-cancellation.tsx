import { cancellationStatuses } from '@emsal/api/cancellation-statuses';
import type { TrackedDetail } from '@emsal/api/calls/self-service/tracking';
import { formatMoney } from '@emsal/platform/formats/money';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { PageTitle } from '../area/page-title';
import { PolicyCard } from '../cancellation/policy-card';
import { AddFile } from './add-file';
import { SentFiles } from './sent-files';
import { Trail } from './trail';
import { trackingTexts as texts } from './tracking.texts';

const factsOf = ({ estimate, callId }: TrackedDetail) => [
  ...(estimate ? [{ label: texts.estimate, value: formatMoney(estimate.refund) }] : []),
  { label: texts.number, value: callId },
];

/** A returned file is sent from its own row. */
const isMoreAsked = ({ documentInfo, cancellationStatusId, files }: TrackedDetail): boolean =>
  documentInfo !== '' &&
  !(cancellationStatusId === cancellationStatuses.uploadError && files.some(({ state }) => state === 'again'));

const Foot = ({ hasOthers }: { hasOthers: boolean }) => (
  <Stack gap={8}>
    {hasOthers && (
      <Link variant="alone" href="/police-iptal/takip/sonuc">
        {texts.others}
      </Link>
    )}
    <Text size="small" tone="muted">
      {texts.help} <Link href={phoneHref(texts.phoneNumber)}>{texts.phoneNumber}</Link>
    </Text>
  </Stack>
);

export const TrackedCancellation = ({ detail, hasOthers }: { detail: TrackedDetail; hasOthers: boolean }) => (
  <Stack>
    <PageTitle>{texts.result}</PageTitle>
    <Stack gap={8}>
      <h1>{detail.cancellationHeader}</h1>
      <Text tone="muted">{detail.cancellationInformation}</Text>
    </Stack>
    {isMoreAsked(detail) && <AddFile detail={detail} />}
    {detail.files.length > 0 && <SentFiles detail={detail} />}
    <Trail trail={detail.trail} />
    <PolicyCard policy={detail.policy} />
    <KeyValueList layout="facts" items={factsOf(detail)} />
    <Foot hasOthers={hasOthers} />
  </Stack>
);
