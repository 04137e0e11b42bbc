/** The other customers of this login. Changing to one signs out first (spec member 4, login 9). */
import type { OutputOf } from '@emsal/api/calls/table';
import { nameCase } from '@emsal/platform/formats/names';
import { Badge } from '@emsal/ui/badge/badge';
import { Button } from '@emsal/ui/button/button';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Confirmed } from '../area/confirmed';
import { signInAgainPath } from '../sign-out/sign-out-path';
import { securityTexts } from './security.texts';

export type Identity = OutputOf<'GET selfservice/customeraccount/GetCustomerIdentityList/{customerId}'>[number];
const texts = securityTexts.identities;

/** A form of its own document, so that nothing of this customer stays in the page. */
const Change = ({ name }: { name: string }) => (
  <Confirmed
    opener={(open) => (
      <Button variant="line" aria-label={texts.changeTo(name)} onClick={open}>
        {texts.change}
      </Button>
    )}
    question={{ title: texts.question.title, text: texts.question.text(name) }}
  >
    {() => (
      <form method="post" action={signInAgainPath}>
        <Button type="submit">{texts.confirm}</Button>
      </form>
    )}
  </Confirmed>
);

function IdentityRow({ identity: { name, identityNo, isCurrent } }: { identity: Identity }) {
  const shown = nameCase(name) || texts.unnamed;
  return (
    <Row between as="li">
      <span>
        <Text weight="label">{shown}</Text>
        <Text size="small" tone="muted">
          {identityNo}
        </Text>
      </span>
      {isCurrent ? <Badge tone="good">{texts.current}</Badge> : <Change name={shown} />}
    </Row>
  );
}

export const Identities = ({ identities }: { identities: readonly Identity[] }) => (
  <section aria-label={texts.title}>
    <Stack gap={16}>
      <h2>{texts.title}</h2>
      <Text tone="muted">{texts.lead}</Text>
      <Stack as="ul" gap={12}>
        {identities.map((identity) => (
          <IdentityRow key={identity.identityNo} identity={identity} />
        ))}
      </Stack>
    </Stack>
  </section>
);
