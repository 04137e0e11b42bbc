import type { VisitId } from '@emsal/api/calls/identifiers';
import { MaskedField } from '@emsal/ui/masked-field/masked-field';
import { licenceSerial } from '@emsal/validation/licence-serial/licence-serial';
import { formText, onlyErrors, errorOf } from '../forms/field-errors';
import { licenceTexts as texts } from './completed.texts';
import { SendForm } from './send-form';

const fieldId = 'licenseNo';

/** A used vehicle is insured before it is registered: its registration serial is entered here later. */
export function LicenceAfterSale({ visitId }: { visitId: VisitId }) {
  return (
    <SendForm
      title={texts.title}
      intro={texts.intro}
      button={texts.send}
      refusedAt={fieldId}
      read={(form) => {
        const verdict = licenceSerial(formText(form, fieldId));
        return { value: verdict.ok ? verdict.value : '', errors: onlyErrors({ [fieldId]: errorOf(verdict) }) };
      }}
      send={(client, licenseNo) => client.command('POST quoterequestapi/auto/savelicence', { visitId, licenseNo })}
      sent={texts.sent}
      fields={(errors) => (
        <MaskedField
          kind="licenceSerial"
          id={fieldId}
          name={fieldId}
          label={texts.licenseNo}
          hint={texts.hint}
          error={errors[fieldId]}
        />
      )}
    />
  );
}
