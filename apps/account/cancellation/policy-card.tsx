import type { CancellablePolicy } from '@emsal/api/calls/self-service/cancellation';
import { formatDate } from '@emsal/platform/formats/dates';
import { formatMoney } from '@emsal/platform/formats/money';
import { Card } from '@emsal/ui/card/card';
import { InsurerMonogram } from '@emsal/ui/insurer-monogram/insurer-monogram';
import { Row } from '@emsal/ui/row/row';
import { Text } from '@emsal/ui/text/text';
import { cancellationTexts as texts } from './cancellation.texts';

/** Which policy it is about. */
export const PolicyCard = ({ policy }: { policy: CancellablePolicy }) => (
  <Card>
    <Row between>
      <Row gap={12}>
        <InsurerMonogram firmId={policy.firmId} name={policy.firmName} />
        <div>
          <b>{policy.lineName}</b>
          <Text size="small" tone="muted">
            {policy.firmName}
          </Text>
        </div>
      </Row>
      <b>{policy.insured}</b>
    </Row>
    <Row between>
      <Text as="span" size="small" tone="muted">
        {texts.dates(formatDate(policy.startDate), formatDate(policy.endDate))}
      </Text>
      <Text as="span" size="small" tone="muted">
        {formatMoney(policy.price)}
      </Text>
    </Row>
  </Card>
);
