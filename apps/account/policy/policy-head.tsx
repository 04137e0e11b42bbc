import type { PolicyDetail } from '@emsal/api/calls/customer-account/policies';
import { documentUrl } from '@emsal/api/document-routes';
import { BackLink } from '@emsal/ui/back-link/back-link';
import { Icon } from '@emsal/ui/icon/icon';
import { downloadSimpleIcon } from '@emsal/ui/icon/icons';
import { Link } from '@emsal/ui/link/link';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { accountPagePath } from '../policies/policy-path';
import { StatusBadge } from '../policies/status-badge';
import { policyTexts as texts } from './policy.texts';
import { TermLine } from './term-line';

interface PartProps {
  policy: PolicyDetail;
  today: string;
}

const PdfLink = ({ id }: { id: string }) => (
  <Link variant="button" href={documentUrl('ownDocument', { id })} download>
    <Icon of={downloadSimpleIcon} size={20} /> {texts.pdf}
  </Link>
);

/** What it is, how long it runs, its number and its PDF. */
export function PolicyHead({ policy, today }: PartProps) {
  const { lineName, insured, firmName, policyNo, documentId } = policy;
  return (
    <Stack gap={16}>
      <BackLink href={accountPagePath}>{texts.back}</BackLink>
      <Row between>
        <div>
          <h1>{lineName}</h1>
          <Text tone="muted">{[insured, firmName].filter(Boolean).join(', ')}</Text>
        </div>
        {documentId && <PdfLink id={documentId} />}
      </Row>
      <TermLine policy={policy} today={today} />
      <Row gap={12}>
        <StatusBadge policy={policy} today={today} />
        <Text as="span" size="small" tone="muted">
          {texts.policyNo} {policyNo}
        </Text>
      </Row>
    </Stack>
  );
}
