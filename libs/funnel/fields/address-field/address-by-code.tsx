import { addressLevels, addressLine, nameOfLevel, withCode } from '@emsal/lines/kit/fields/address';
import type { AddressAnswer } from '@emsal/lines/kit/grammar/field';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { TextField } from '@emsal/ui/text-field/text-field';
import { addressCode } from '@emsal/validation/address-code/address-code';
import type { AddressWayProps } from './address-way-props';
import { addressFieldTexts as texts } from './address-field.texts';
import { useHomeOfCode, type HomeInfo, type HomeSearch } from './use-home-of-code';

/** Ten digits with spaces between them. */
const longestCode = 16;

export function AddressByCode({ name, address, errors, visitId, onChange }: AddressWayProps) {
  const verdict = addressCode(address.uavtCode);
  const search = useHomeOfCode(verdict.ok ? verdict.value : null, visitId, (home) =>
    onChange({ ...address, ...placesOf(home) }),
  );
  return (
    <Stack gap={16}>
      <TextField
        id={`${name}.uavtCode`}
        name={`${name}.uavtCode`}
        label={texts.code}
        hint={texts.codeHint}
        error={errors[`${name}.uavtCode`]}
        inputMode="numeric"
        autoComplete="off"
        maxLength={longestCode}
        width="code"
        value={address.uavtCode}
        onChange={(code) => onChange(withCode(address, code))}
        after={
          <Disclosure variant="inline" summary={texts.where.title}>
            {texts.where.text}
          </Disclosure>
        }
      />
      <SearchResult {...{ search, address }} />
    </Stack>
  );
}

/** Without codes below the district: what the register's lists call them is not known here. */
const placesOf = (home: HomeInfo): Partial<AddressAnswer> => ({
  city: home.cityCode,
  district: home.districtCode,
  ...Object.fromEntries(addressLevels.map((level) => [nameOfLevel(level), home[`${level}Name`]])),
});

function SearchResult({ search, address }: { search: HomeSearch; address: AddressAnswer }) {
  switch (search) {
    case 'none':
      return null;
    case 'searching':
      return (
        <Notice live>
          <p>{texts.searching}</p>
        </Notice>
      );
    case 'found':
      return (
        <Notice tone="good" live>
          <p>{addressLine(address)}</p>
        </Notice>
      );
    default:
      return (
        <Notice tone="warn" live>
          <p>{texts[search]}</p>
        </Notice>
      );
  }
}
