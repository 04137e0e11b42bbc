import type { VisitId } from '@emsal/api/calls/identifiers';
import { nanoid } from '@emsal/platform/store';
import { TextField } from '@emsal/ui/text-field/text-field';
import { email } from '@emsal/validation/email/email';
import { formText, onlyErrors, errorOf } from '../forms/field-errors';
import { policyEmailTexts as texts } from './completed.texts';
import { SendForm } from './send-form';

interface PolicyEmailFormProps {
  visitId: VisitId;
  odeme: string;
  /** No e-mail address is known yet. */
  isFirst: boolean;
}

/** Sends the policy to another e-mail address. */
export function PolicyEmailForm({ visitId, odeme, isFirst }: PolicyEmailFormProps) {
  return (
    <SendForm
      title={isFirst ? texts.titleOfFirst : texts.title}
      button={texts.send}
      refusedAt="email"
      read={(form) => {
        const verdict = email(formText(form, 'email'));
        return { value: verdict.ok ? verdict.value : '', errors: onlyErrors({ email: errorOf(verdict) }) };
      }}
      send={(client, address) =>
        client.command(
          'POST policyrequest/AddToPdfMail',
          { visitId, odeme, email: address },
          { idempotencyKey: nanoid() },
        )
      }
      sent={texts.sent}
      fields={({ email: error }) => (
        <TextField id="email" name="email" type="email" label={texts.email} autoComplete="email" error={error} />
      )}
    />
  );
}
