import type { StepErrors } from '@emsal/lines/kit/steps/check-step';
import { nameOfLevel } from '@emsal/lines/kit/fields/address';
import type { AddressAnswer } from '@emsal/lines/kit/grammar/field';
import type { AddressLevelField } from '@emsal/ui/address-levels/address-levels';
import type { SelectOption } from '@emsal/ui/select/select';
import { addressFieldTexts as texts } from './address-field.texts';
import type { AddressList, AddressOption } from './use-address-lists';

/** The same array for the same options, because the combobox prepares its search once per array. */
const prepared = new WeakMap<readonly AddressOption[], readonly SelectOption[]>();
function selectOptions(options: readonly AddressOption[]): readonly SelectOption[] {
  const known = prepared.get(options) ?? options.map(({ code, name }) => ({ value: code, label: name }));
  prepared.set(options, known);
  return known;
}

interface LevelAnswers {
  name: string;
  address: AddressAnswer;
  errors: StepErrors;
}

/** A chosen place is shown by its stored name while its list is loading or does not come. */
function shownList({ level, state, options }: AddressList, address: AddressAnswer) {
  const isStored = address[level] !== '' && state !== 'ready';
  return isStored
    ? { state: 'ready' as const, options: [{ value: address[level], label: address[nameOfLevel(level)] }] }
    : { state, options: selectOptions(options) };
}

/** The lists as fields with their answers and errors. */
export const levelFields = (
  lists: readonly AddressList[],
  { name, address, errors }: LevelAnswers,
): readonly AddressLevelField[] =>
  lists.map((list) => ({
    id: `${name}.${list.level}`,
    label: texts.levels[list.level],
    value: address[list.level],
    error: errors[`${name}.${list.level}`],
    ...shownList(list, address),
  }));
