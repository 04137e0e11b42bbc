import { addressLevels, addressLine, withPlace } from '@emsal/lines/kit/fields/address';
import type { AddressAnswer } from '@emsal/lines/kit/grammar/field';
import { AddressLevels } from '@emsal/ui/address-levels/address-levels';
import { FlatPicker } from '@emsal/ui/flat-picker/flat-picker';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useEffect, useEffectEvent } from 'react';
import type { AddressWayProps } from './address-way-props';
import { addressFieldTexts as texts } from './address-field.texts';
import { levelFields } from './level-fields';
import { useAddressLists, type AddressList } from './use-address-lists';

/** A district without villages has only its centre, and many a village only one quarter. */
const isOnlyOption = ({ level, options }: AddressList): boolean =>
  (level === 'village' || level === 'quarter') && options.length === 1;

export function AddressByList({ name, address, errors, onChange }: AddressWayProps) {
  const lists = useAddressLists(address, addressLevels);
  const only = lists.find((list) => isOnlyOption(list) && address[list.level] === '');
  const chooseOnly = useEffectEvent(() => only && onChange(withPlace(address, only.level, only.options[0]!)));
  useEffect(() => void chooseOnly(), [only?.level, only?.options]);

  const sections = lists.find(({ level, state }) => level === 'section' && state === 'ready');
  const shown = lists.filter((list) => list !== sections && !(list.level === 'village' && isOnlyOption(list)));
  const choose = ({ level, options }: AddressList, code: string) => {
    const place = options.find((option) => option.code === code) ?? { code: '', name: '' };
    if (place.code !== address[level]) onChange(withPlace(address, level, place));
  };
  return (
    <Stack gap={24}>
      <AddressLevels
        levels={levelFields(shown, { name, address, errors })}
        onChoose={(index, code) => choose(shown[index]!, code)}
        onRetry={(index) => shown[index]!.retry()}
      />
      {sections && (
        <FlatPicker
          id={`${name}.section`}
          name={`${name}.section`}
          label={texts.levels.section}
          error={errors[`${name}.section`]}
          flats={sections.options.map(({ code, name: flat, floor = 0, isHome = true }) => ({
            code,
            name: flat,
            floor,
            isHome,
          }))}
          value={address.section}
          onChange={(code) => choose(sections, code)}
        />
      )}
      {address.section !== '' && <ChosenHome {...address} />}
    </Stack>
  );
}

function ChosenHome(address: AddressAnswer) {
  return (
    <Notice tone={address.uavtCode ? 'good' : 'info'} live>
      <Stack gap={4}>
        <Text>{addressLine(address)}</Text>
        <Text tone="muted">{address.uavtCode ? texts.codeOf(address.uavtCode) : texts.withoutCode}</Text>
      </Stack>
    </Notice>
  );
}
