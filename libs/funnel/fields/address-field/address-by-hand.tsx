import { handLevels, longestHandText, withPlace } from '@emsal/lines/kit/fields/address';
import { AddressLevels } from '@emsal/ui/address-levels/address-levels';
import { Stack } from '@emsal/ui/stack/stack';
import { TextArea } from '@emsal/ui/text-area/text-area';
import type { AddressWayProps } from './address-way-props';
import { addressFieldTexts as texts } from './address-field.texts';
import { levelFields } from './level-fields';
import { useAddressLists } from './use-address-lists';

export function AddressByHand({ name, address, errors, onChange }: AddressWayProps) {
  const lists = useAddressLists(address, handLevels);
  return (
    <Stack gap={24}>
      <AddressLevels
        levels={levelFields(lists, { name, address, errors })}
        onChoose={(index, code) => {
          const { level, options } = lists[index]!;
          const place = options.find((option) => option.code === code) ?? { code: '', name: '' };
          if (code !== address[level]) onChange(withPlace(address, level, place));
        }}
        onRetry={(index) => lists[index]!.retry()}
      />
      <TextArea
        id={`${name}.moreInformation`}
        name={`${name}.moreInformation`}
        label={texts.hand}
        hint={texts.handHint}
        error={errors[`${name}.moreInformation`]}
        maxLength={longestHandText}
        rows={3}
        value={address.moreInformation}
        onChange={(moreInformation) => onChange({ ...address, moreInformation })}
      />
    </Stack>
  );
}
