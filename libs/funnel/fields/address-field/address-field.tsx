/** An address of the grammar: chosen from province to flat, found by its code, or typed by hand. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { StepErrors } from '@emsal/lines/kit/steps/check-step';
import { addressOf } from '@emsal/lines/kit/fields/address';
import type { AddressAnswer, AddressField as Declared, Answer } from '@emsal/lines/kit/grammar/field';
import { FieldGroup } from '@emsal/ui/field/field';
import { RadioCards } from '@emsal/ui/radio-cards/radio-cards';
import { Stack } from '@emsal/ui/stack/stack';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import { fieldReason } from '../field-reason';
import { AddressByCode } from './address-by-code';
import { AddressByHand } from './address-by-hand';
import { AddressByList } from './address-by-list';
import { addressFieldTexts as texts } from './address-field.texts';
import { useAddressWays } from './use-address-ways';

export interface AddressFieldProps {
  name: string;
  field: Declared;
  value: Answer | undefined;
  errors: StepErrors;
  visitId: VisitId;
  onChange: (address: AddressAnswer) => void;
}

const ways = { list: AddressByList, code: AddressByCode, hand: AddressByHand };

export function AddressField({ name, field, value, errors, visitId, onChange }: AddressFieldProps) {
  const address = addressOf(value);
  const inWay = useAddressWays(address);
  const Way = ways[address.way];
  return (
    <FieldGroup id={name} label={field.label} hint={field.hint} error={errors[name]} after={fieldReason(field)}>
      <Stack gap={24}>
        <RadioCards
          id={`${name}.way`}
          name={`${name}.way`}
          label={<VisuallyHidden>{texts.way}</VisuallyHidden>}
          value={address.way}
          options={(['list', 'code', 'hand'] as const).map((way) => ({ value: way, ...texts.ways[way] }))}
          onChange={(way) => onChange(inWay(way as AddressAnswer['way']))}
        />
        <Way {...{ name, address, errors, visitId, onChange }} />
      </Stack>
    </FieldGroup>
  );
}
