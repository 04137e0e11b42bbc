import { nanoid } from '@emsal/platform/store';
import { TextField } from '@emsal/ui/text-field/text-field';
import { email } from '@emsal/validation/email/email';
import { formText, onlyWrong, wrongOf } from '../visit/field-errors';
import { addMailTexts as texts } from './completed.texts';
import { SendForm } from './send-form';

interface AddMailProps {
  visitId: string;
  odeme: string;
  /** The policy is mailed to no address yet. */
  isFirst: boolean;
}

/** Sends the policy to one more address. */
export function AddMail({ visitId, odeme, isFirst }: AddMailProps) {
  return (
    <SendForm
      title={isFirst ? texts.titleOfFirst : texts.title}
      button={texts.send}
      refusedAt="email"
      read={(form) => {
        const verdict = email(formText(form, 'email'));
        return { value: verdict.ok ? verdict.value : '', errors: onlyWrong({ email: wrongOf(verdict) }) };
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
