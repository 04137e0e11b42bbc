/** A form with its summary of errors. What was typed stays, whatever the answer; only a stored form gives way to what follows. */
import { useKeptValues } from '@emsal/platform/storage/use-kept-values';
import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { Button } from '@emsal/ui/button/button';
import { ErrorSummary } from '@emsal/ui/error-summary/error-summary';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { useEffect, type ReactNode, type RefObject } from 'react';
import styles from './form-panel.module.css';
import { formTexts as texts } from './form.texts';
import { HeldUntilHydrated } from '@emsal/ui/text-field/held-until-hydrated';
import { FormFields } from './form-fields';
import { fieldId, type ContentForm, type Send, type Values } from './form';
import { SentMessage } from './sent-message';
import { useForm } from './use-form';

interface FormPanelProps {
  form: ContentForm;
  send: Send;
  /** In place of the form once it is stored; absent where another page follows. */
  sent?: { title: string; text: string };
  /** Name under which this tab keeps what is typed, so that back and reload show it again; absent, nothing is kept. */
  keptAs?: string;
  /** What the fields hold at first. */
  initial?: Values;
  /** In place of a form that was just sent: its first field takes the focus that the pressed button has lost. */
  follows?: true;
  /** The page's action takes the form too, so that it needs no script. */
  postsToPage?: true;
  /** Between fields and button. */
  children?: ReactNode;
}

const nothing: Values = {};

function useFirstFieldFocus(element: RefObject<HTMLFormElement | null>, follows = false): void {
  useEffect(() => {
    if (follows) element.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }, [element, follows]);
}

export function FormPanel(props: FormPanelProps) {
  const { form, send, sent, keptAs, initial = nothing, follows, postsToPage, children } = props;
  const isHydrated = useIsHydrated();
  const { element, fields, errors, attempt, failure, state, submit, review } = useForm(form, send, initial);
  const keep = useKeptValues(element, keptAs);
  useFirstFieldFocus(element, follows);
  if (state === 'sent' && sent) return <SentMessage {...sent} />;
  const summary = fields.flatMap(({ name }) =>
    errors[name] ? [{ fieldId: fieldId(form, name), message: errors[name] }] : [],
  );
  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      noValidate={isHydrated}
      aria-label={form.label}
      onSubmit={(event) => void submit(event)}
      onInput={() => {
        keep();
        review();
      }}
    >
      {!postsToPage && <HeldUntilHydrated />}
      <Stack>
        <ErrorSummary errors={summary} attempt={attempt} />
        <FormFields {...{ form, fields, errors, initial }} />
        {children}
        {!postsToPage && (
          <noscript>
            <Notice tone="warn">{texts.needsScript}</Notice>
          </noscript>
        )}
        {failure && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <Button type="submit" variant={form.isFinal ? 'danger' : 'primary'} busy={state !== 'open'}>
          {form.submit}
        </Button>
      </Stack>
    </form>
  );
}
