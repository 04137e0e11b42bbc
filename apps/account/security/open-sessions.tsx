/** Where the account is open; all other places are closed at once. */
import type { OutputOf } from '@emsal/api/calls/table';
import { createClient } from '@emsal/api/client';
import { formatLongDate, formatTime } from '@emsal/platform/formats/dates';
import { usePage } from '@emsal/platform/page';
import { useRevalidator } from '@emsal/platform/router';
import { Badge } from '@emsal/ui/badge/badge';
import { Button } from '@emsal/ui/button/button';
import { Notice } from '@emsal/ui/notice/notice';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import { ConfirmedCall } from '../area/confirmed';
import { securityTexts } from './security.texts';

export type OpenSession = OutputOf<'GET selfservice/customeraccount/getSessionList'>[number];
const texts = securityTexts.sessions;

function useEnding() {
  const client = createClient(usePage().transport);
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<string>();
  const endOthers = async (): Promise<void> => {
    const reply = await client.command('POST selfservice/customeraccount/endOtherSessions', {});
    setFailure(reply.isSuccess ? undefined : reply.message);
    await revalidate();
  };
  return { failure, endOthers };
}

const SessionRow = ({ session: { openedAt, endsAt, isCurrent } }: { session: OpenSession }) => (
  <Row between as="li">
    <span>
      <Text weight="label">{texts.opened(formatLongDate(openedAt), formatTime(openedAt))}</Text>
      <Text size="small" tone="muted">
        {texts.ends(formatLongDate(endsAt))}
      </Text>
    </span>
    {isCurrent && <Badge tone="good">{texts.current}</Badge>}
  </Row>
);

export function OpenSessions({ sessions }: { sessions: readonly OpenSession[] }) {
  const { failure, endOthers } = useEnding();
  return (
    <section aria-label={texts.title}>
      <Stack gap={16}>
        <h2>{texts.title}</h2>
        {failure && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <Stack as="ul" gap={12}>
          {sessions.map((session) => (
            <SessionRow key={session.openedAt} session={session} />
          ))}
        </Stack>
        {sessions.length > 1 && (
          <div>
            <ConfirmedCall
              opener={(open) => (
                <Button variant="line" onClick={open}>
                  {texts.endOthers}
                </Button>
              )}
              question={texts.question}
              confirm={texts.confirm}
              onConfirm={endOthers}
            />
          </div>
        )}
      </Stack>
    </section>
  );
}
