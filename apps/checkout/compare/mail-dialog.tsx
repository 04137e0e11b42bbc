import { Button } from '@emsal/ui/button/button';
import { Dialog } from '@emsal/ui/dialog/dialog';
import { Notice } from '@emsal/ui/notice/notice';
import { TextField } from '@emsal/ui/text-field/text-field';
import { useEffect, useId, useRef } from 'react';
import { WayOn } from '../visit/call-failure';
import type { ComparedOffersProps } from './compared-offers-props';
import { compareTexts as texts } from './compare.texts';
import { useCompareMail } from './use-compare-mail';

/** E-mails the comparison to an address; the server validates it. */
export function MailDialog({ line, visitId, offers, onClose }: ComparedOffersProps & { onClose: () => void }) {
  const { email, setEmail, state, send } = useCompareMail({ visitId, offers });
  const form = useId();
  const box = useRef<HTMLDivElement>(null);
  // Focuses the invalid field, or the confirmation that replaces the form.
  useEffect(() => box.current?.querySelector<HTMLElement>('[aria-invalid=true], [tabindex]')?.focus(), [state]);
  return (
    <Dialog
      open
      title={texts.mailTitle}
      onClose={onClose}
      actions={
        !state.isSent && (
          <Button type="submit" form={form} busy={state.isBusy}>
            {texts.mailSend}
          </Button>
        )
      }
    >
      <div ref={box}>
        {state.isSent ? (
          <div tabIndex={-1}>
            <Notice tone="good">{texts.mailSent}</Notice>
          </div>
        ) : (
          <form
            id={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <TextField
              id="compare-mail"
              label={texts.mailField}
              hint={texts.mailHint}
              type="email"
              autoComplete="email"
              value={email}
              onChange={setEmail}
              error={state.error}
            />
            <WayOn line={line} message={state.error} />
          </form>
        )}
      </div>
    </Dialog>
  );
}
