/** The builder functions of the property family: its fields, their relations, and where their options come from. */
import { addressOf } from '@emsal/lines/kit/address';
import type { Answers, Dictionary } from '@emsal/lines/kit/field';
import { grammar, type RelationsSpec, type SourceBuilder } from '@emsal/lines/kit/grammar';
import { personDependents } from '@emsal/lines/kit/personal-fields';
import { addressCode } from '@emsal/validation/address-code/address-code';
import { propertyFields } from './property-fields';
import type { OwnFields, PropertyDictionary } from './property-dictionary';
import { propertySources } from './property-sources';

export type PropertyAnswers = Answers<PropertyDictionary>;

/** Empty while the code is being typed. */
const codeOf = (address: PropertyAnswers['address']): string => {
  const verdict = addressCode(addressOf(address).uavtCode);
  return verdict.ok ? verdict.value : '';
};

const relate = (source: SourceBuilder<PropertyDictionary>): RelationsSpec<PropertyDictionary> => ({
  sources: propertySources(source),
  clears: {
    city: ['district'],
    titleDeedTcOrTaxNo: [...personDependents, 'companyName', 'birthdayOwnerTitle'],
    tcNoOrTaxNo: [...personDependents, 'companyName', 'birthday'],
  },
  derives: { address: (address) => ({ uavtCode: codeOf(address) }) },
});

export const { step, entries, part, line, own, send, lookup } = grammar<typeof propertyFields, OwnFields>(
  propertyFields,
  relate,
);

/** The same for a line that declares its own fields in its folder alone: no other file types them. */
export const grammarWith = <Own extends Dictionary>() =>
  grammar<typeof propertyFields, Own>(propertyFields, relate as never);
