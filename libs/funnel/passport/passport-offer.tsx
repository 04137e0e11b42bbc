/** Requests a passport code and explains what to do with it. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import { createClient } from '@emsal/api/client';
import type { OutputOf } from '@emsal/api/calls/table';
import { usePage } from '@emsal/platform/page';
import { Button } from '@emsal/ui/button/button';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import styles from './passport-offer.module.css';
import { passportPath } from '@emsal/lines/facts/passport-path';
import { passportTexts as texts } from './passport.texts';

type Passport = OutputOf<'POST quoterequestapi/passport/create'>;
type State = { at: 'offered' | 'asking' } | { at: 'refused'; message: string } | { at: 'shown'; passport: Passport };

export function PassportOffer({ visitId }: { visitId: VisitId }) {
  const { transport } = usePage();
  const [state, setState] = useState<State>({ at: 'offered' });
  const ask = async () => {
    setState({ at: 'asking' });
    const reply = await createClient(transport).command('POST quoterequestapi/passport/create', { visitId });
    setState(reply.isSuccess ? { at: 'shown', passport: reply.result } : { at: 'refused', message: reply.message });
  };
  if (state.at === 'shown') return <Steps passport={state.passport} />;
  return (
    <Stack gap={12}>
      <Text tone="muted">{texts.offer}</Text>
      {state.at === 'refused' && (
        <Notice tone="danger" live>
          {state.message}
        </Notice>
      )}
      <div>
        <Button variant="line" busy={state.at === 'asking'} onClick={() => state.at !== 'asking' && void ask()}>
          {texts.show}
        </Button>
      </div>
    </Stack>
  );
}

function Steps({ passport: { code, expiresAt, offerNo } }: { passport: Passport }) {
  return (
    <div role="status" className={styles.passport}>
      <p>{texts.steps}</p>
      <ol className={styles.steps}>
        <li>{texts.address(`${location.host}${passportPath}`)}</li>
        <li>
          {texts.type}
          <strong className={styles.code}>{code}</strong>
          {offerNo !== null && <Text tone="muted">{texts.typeOffer(offerNo)}</Text>}
        </li>
        <li>{texts.confirm}</li>
      </ol>
      <Text size="small" tone="muted">
        {texts.validUntil(expiresAt)}
      </Text>
    </div>
  );
}
