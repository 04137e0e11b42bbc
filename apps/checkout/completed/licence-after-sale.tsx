import { MaskedField } from '@emsal/ui/masked-field/masked-field';
import { licenceSerial } from '@emsal/validation/licence-serial/licence-serial';
import { formText, onlyWrong, wrongOf } from '../visit/field-errors';
import { licenceTexts as texts } from './completed.texts';
import { SendForm } from './send-form';

const fieldId = 'licenseNo';

/** The registration comes after the policy where a used vehicle is bought: its serial is told here, whenever it is there. */
export function LicenceAfterSale({ visitId }: { visitId: string }) {
  return (
    <SendForm
      title={texts.title}
      lead={texts.lead}
      button={texts.send}
      refusedAt={fieldId}
      read={(form) => {
        const verdict = licenceSerial(formText(form, fieldId));
        return { value: verdict.ok ? verdict.value : '', errors: onlyWrong({ [fieldId]: wrongOf(verdict) }) };
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
