import { createClient } from '@emsal/api/client';
import { formatLira } from '@emsal/platform/formats/money';
import { whatsappShareHref } from '@emsal/platform/formats/numbers';
import { usePage } from '@emsal/platform/page';
import { useRevalidator } from '@emsal/platform/router';
import { Band } from '@emsal/ui/band/band';
import { Button } from '@emsal/ui/button/button';
import { Columns } from '@emsal/ui/columns/columns';
import { CopyButton } from '@emsal/ui/copy-button/copy-button';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { useState } from 'react';
import type { Campaign } from './campaign';
import styles from './link-panel.module.css';
import { shareTexts as texts } from './share.texts';

const ReadyLink = ({ link }: { link: string }) => (
  <Stack gap={16}>
    <p className={styles.label}>{texts.link}</p>
    <p className={styles.link}>{link.replace(/^https?:\/\//, '')}</p>
    <Row gap={12}>
      <CopyButton text={link} copied={texts.copied} notCopied={texts.notCopied}>
        {texts.copy}
      </CopyButton>
      <Link variant="line" href={whatsappShareHref(texts.message(link))} target="_blank" rel="noreferrer">
        {texts.whatsapp}
      </Link>
    </Row>
  </Stack>
);

/** A link carries the first name: it is made when the customer wants it. */
function CreateLink() {
  const client = createClient(usePage().transport);
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<string>();
  const create = async (): Promise<void> => {
    const reply = await client.command('POST selfservice/customeraccount/createInvitationLink', {});
    if (reply.isSuccess) await revalidate();
    else setFailure(reply.message);
  };
  return (
    <Stack gap={16}>
      <p>{texts.createNote}</p>
      <div>
        <Button onClick={() => void create()}>{texts.create}</Button>
      </div>
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
    </Stack>
  );
}

export function LinkPanel({ campaign: { link, friends, earned, reward } }: { campaign: Campaign }) {
  return (
    <div className={styles.panel} data-ground="ink">
      <Band />
      <div className={styles.content}>
        <Columns split="7-5">
          <Stack gap={8}>
            <h1>{friends > 0 ? texts.earned(friends, formatLira(earned)) : texts.first}</h1>
            <p className={styles.lead}>{texts.lead(formatLira(reward))}</p>
          </Stack>
          {link === null ? <CreateLink /> : <ReadyLink link={link} />}
        </Columns>
      </div>
    </div>
  );
}
