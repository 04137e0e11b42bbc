/** The builder functions of the property family: its fields, their relations, and where their options come from. */
import { addressOf } from '@emsal/lines/kit/address';
import type { Answers } from '@emsal/lines/kit/field';
import { grammar } from '@emsal/lines/kit/grammar';
import { personDependents } from '@emsal/lines/kit/personal-fields';
import { addressCode } from '@emsal/validation/address-code/address-code';
import { propertyFields, type OwnFields, type PropertyDictionary } from './property-fields';
import { propertySources } from './property-sources';

export type PropertyAnswers = Answers<PropertyDictionary>;

/** Empty while the code is being typed. */
const codeOf = (address: PropertyAnswers['address']): string => {
  const verdict = addressCode(addressOf(address).uavtCode);
  return verdict.ok ? verdict.value : '';
};

export const { step, entries, part, line, own, send, lookup } = grammar<typeof propertyFields, OwnFields>(
  propertyFields,
  (source) => ({
    sources: propertySources(source),
    clears: {
      city: ['district'],
      titleDeedTcOrTaxNo: [...personDependents, 'companyName', 'birthdayOwnerTitle'],
      tcNoOrTaxNo: [...personDependents, 'companyName', 'birthday'],
    },
    derives: { address: (address) => ({ uavtCode: codeOf(address) }) },
  }),
);
