/** What a customer does with a policy that was bought here: have something changed, or cancel it. */
import type { PolicyDetail } from '@emsal/api/calls/customer-account/policies';
import { usePage } from '@emsal/platform/page';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { cancellationPath, helpPath } from '../policies/policy-path';
import { policyTexts } from './policy.texts';

const texts = policyTexts.actions;

interface PolicyAction {
  title: string;
  text: string;
  label: string;
  href: string;
}

/** A missing plate is added on a page of its own, everything else is asked for as help. */
function changeOf({ id, family, asset }: PolicyDetail, isPublished: (path: string) => boolean): PolicyAction {
  const isPlateMissing = family === 'auto' && asset.plate === '' && isPublished('/plaka-ekle');
  return isPlateMissing ? { ...texts.number, href: '/plaka-ekle' } : { ...texts.change, href: helpPath(id) };
}

function cancelOf({ id, status, policyNo, family }: PolicyDetail): PolicyAction {
  if (status === 'cancelling') return { ...texts.follow, href: '/police-iptal/takip/sonuc' };
  if (family !== 'auto') return { ...texts.ask, href: helpPath(id) };
  return { ...texts.cancel, href: cancellationPath(policyNo) };
}

const Action = ({ title, text, label, href }: PolicyAction) => (
  <Card as="li">
    <Row between>
      <div>
        <b>{title}</b>
        <Text size="small" tone="muted">
          {text}
        </Text>
      </div>
      <Link variant="alone" href={href}>
        {label}
      </Link>
    </Row>
  </Card>
);

export function PolicyActions({ policy }: { policy: PolicyDetail }) {
  const { isPublished } = usePage();
  return (
    <section aria-label={texts.title}>
      <Stack gap={16}>
        <h2>{texts.title}</h2>
        <Stack as="ul" gap={12}>
          {[changeOf(policy, isPublished), cancelOf(policy)].map((action) => (
            <Action key={action.title} {...action} />
          ))}
        </Stack>
      </Stack>
    </section>
  );
}
