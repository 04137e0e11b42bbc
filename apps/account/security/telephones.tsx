/** The telephones that open the account: adding one by a code, removing one. */
import { createClient } from '@emsal/api/client';
import { formatDate } from '@emsal/platform/formats/dates';
import { usePage } from '@emsal/platform/page';
import { useRevalidator } from '@emsal/platform/router';
import { Button } from '@emsal/ui/button/button';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import { ConfirmedCall } from '../area/confirmed';
import { declarationPath } from '../sign-in/sign-in-steps';
import { AddTelephone } from './add-telephone';
import { securityTexts } from './security.texts';
import type { Telephone } from '../area/telephone';

const texts = securityTexts.telephones;

function useRemoval() {
  const client = createClient(usePage().transport);
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<string>();
  const remove = async (phoneEncrypter: string): Promise<void> => {
    const reply = await client.command('POST selfservice/customeraccount/removeAccessPhoneFromLogin', {
      phoneEncrypter,
    });
    setFailure(reply.isSuccess ? undefined : reply.message);
    await revalidate();
  };
  return { failure, remove };
}

interface RowProps {
  telephone: Telephone;
  /** Absent for the last one, which stays. */
  onRemove?: () => Promise<void>;
}

const TelephoneRow = ({ telephone: { phone, boundAt, provenBy }, onRemove }: RowProps) => (
  <Row between as="li">
    <span>
      <Text weight="label">{phone}</Text>
      <Text size="small" tone="muted">
        {texts.since(formatDate(boundAt), provenBy)}
      </Text>
    </span>
    {onRemove && (
      <ConfirmedCall
        opener={(open) => (
          <Button variant="line" aria-label={texts.removeOne(phone)} onClick={open}>
            {texts.remove}
          </Button>
        )}
        question={{ title: texts.question.title, text: texts.question.text(phone) }}
        confirm={texts.confirm}
        onConfirm={onRemove}
      />
    )}
  </Row>
);

export function Telephones({ telephones }: { telephones: readonly Telephone[] }) {
  const { failure, remove } = useRemoval();
  return (
    <section aria-label={texts.title}>
      <Stack gap={16}>
        <h2>{texts.title}</h2>
        <Text tone="muted">{texts.lead}</Text>
        {failure && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <Stack as="ul" gap={12}>
          {telephones.map((telephone) => (
            <TelephoneRow
              key={telephone.phoneEncrypter}
              telephone={telephone}
              {...(telephones.length > 1 && { onRemove: () => remove(telephone.phoneEncrypter) })}
            />
          ))}
        </Stack>
        <AddTelephone key={telephones.length} />
        <Link variant="alone" href={declarationPath}>
          {texts.lost}
        </Link>
      </Stack>
    </section>
  );
}
