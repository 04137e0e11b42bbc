/** The sections of a policy's page. */
import type { PolicyDetail } from '@emsal/api/calls/customer-account/policies';
import { brand } from '@emsal/brand/brand';
import { documentUrl } from '@emsal/api/document-routes';
import { formatLongDate } from '@emsal/platform/formats/dates';
import { formatMoney } from '@emsal/platform/formats/money';
import { Card } from '@emsal/ui/card/card';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { PostButton } from '@emsal/ui/post-button/post-button';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Part } from '../area/part';
import styles from './documents.module.css';
import { fileSize } from './file-size';
import { policyTexts as texts } from './policy.texts';

interface PartProps {
  policy: PolicyDetail;
}

export const Renewal = ({ path }: { path: string }) => (
  <Card as="section" raised roomy label={texts.renewTitle}>
    <Stack gap={16}>
      <h2>{texts.renewTitle}</h2>
      <Text>{texts.renewText}</Text>
      <PostButton action={path} variant="line">
        {texts.renew}
      </PostButton>
    </Stack>
  </Card>
);

export const Reminder = ({ day }: { day: string }) => <Notice>{texts.remind(formatLongDate(day))}</Notice>;

export function Claim({ policy: { type, firmName } }: PartProps) {
  const { sales } = brand.phones;
  return (
    <Part title={texts.claim}>
      <Text>{type === 'sold' ? texts.claimSold(firmName) : texts.claimExternal(firmName)}</Text>
      {type === 'sold' && (
        <div>
          <Link variant="line" href={`tel:+90${sales.replace(/\D/g, '').replace(/^0/, '')}`}>
            {sales}
          </Link>
        </div>
      )}
    </Part>
  );
}

export const Insured = ({ policy: { insuredFacts } }: PartProps) =>
  insuredFacts.length > 0 && (
    <Part title={texts.insured}>
      <KeyValueList layout="facts" items={insuredFacts} />
    </Part>
  );

/** The lender whom the thing secures. */
export function LossPayee({ policy: { lossPayee } }: PartProps) {
  if (lossPayee === null) return null;
  const { title, why, ...told } = texts.lossPayee;
  const { name, since, toldBy } = lossPayee;
  return (
    <Part title={title}>
      <div>
        <Text weight="label">{name}</Text>
        <Text size="small" tone="muted">
          {told[toldBy](formatLongDate(since))}
        </Text>
      </div>
      <Text tone="muted">{why}</Text>
    </Part>
  );
}

const shownAtFirst = 7;

export function Covers({ policy: { covers } }: PartProps) {
  if (covers.length === 0) return null;
  const rest = covers.slice(shownAtFirst);
  return (
    <Part title={texts.covers}>
      <KeyValueList layout="facts" items={covers.slice(0, shownAtFirst)} />
      {rest.length > 0 && (
        <Disclosure variant="inline" summary={texts.moreCovers(rest.length)}>
          <KeyValueList layout="facts" items={rest} />
        </Disclosure>
      )}
    </Part>
  );
}

export function Premium({ policy: { price, instalments, boughtAt } }: PartProps) {
  if (price === null) return null;
  const plan = instalments === 1 ? texts.once : texts.inInstalments(instalments ?? 1);
  const items = [
    { label: texts.total, value: formatMoney(price) },
    ...(instalments === null ? [] : [{ label: texts.instalments, value: plan }]),
    ...(boughtAt === null ? [] : [{ label: texts.bought, value: formatLongDate(boughtAt) }]),
  ];
  return (
    <Part title={texts.premium}>
      <KeyValueList layout="facts" items={items} />
    </Part>
  );
}

const DocumentRow = ({ documentId, name, bytes, createdAt }: PolicyDetail['addenda'][number]) => (
  <Row as="li" between>
    <div>
      <Text weight="label">{name}</Text>
      <Text size="small" tone="muted">
        {texts.file(fileSize(bytes), formatLongDate(createdAt))}
      </Text>
    </div>
    <Link
      variant="alone"
      href={documentUrl('ownDocument', { id: documentId })}
      download
      aria-label={texts.downloadOf(name)}
    >
      {texts.download}
    </Link>
  </Row>
);

/** The policy's, then those of its changes. */
export function Documents({ policy: { document, addenda, type } }: PartProps) {
  const rows = [document, ...addenda].filter((one) => one !== null);
  return (
    <>
      {!document && type === 'sold' && <Notice>{texts.preparing}</Notice>}
      {rows.length > 0 && (
        <Part title={texts.documents}>
          <Stack as="ul" gap={16} className={styles.documents}>
            {rows.map((row) => (
              <DocumentRow key={row.documentId} {...row} />
            ))}
          </Stack>
        </Part>
      )}
    </>
  );
}
