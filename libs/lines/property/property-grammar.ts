/** The builder functions of the property family: its fields, their relations, and where their options come from. */
import { addressOf } from '@emsal/lines/kit/fields/address';
import type { Answers } from '@emsal/lines/kit/grammar/answers-of';
import type { Dictionary } from '@emsal/lines/kit/grammar/field';
import { grammar, type RelationsSpec, type SourceBuilder } from '@emsal/lines/kit/grammar/grammar';
import { personDependents } from '@emsal/lines/kit/person/personal-fields';
import { addressCode } from '@emsal/validation/address-code/address-code';
import { propertyFields, type PropertyFields } from './property-fields';
import { propertySources } from './property-sources';

export type PropertyAnswers = Answers<PropertyFields>;

/** Empty while the code is being typed. */
const codeOf = (address: PropertyAnswers['address']): string => {
  const verdict = addressCode(addressOf(address).uavtCode);
  return verdict.ok ? verdict.value : '';
};

const relate = (source: SourceBuilder<PropertyFields>): RelationsSpec<PropertyFields> => ({
  sources: propertySources(source),
  clears: {
    city: ['district'],
    tcNoOrTaxNo: [...personDependents, 'companyName', 'birthday'],
  },
  derives: { address: (address) => ({ uavtCode: codeOf(address) }) },
});

export const { entries, line, lookup, part } = grammar(propertyFields, relate);

/** The same for a line with fields of its own, which only its folder types. */
export const grammarWith = <Own extends Dictionary>() => grammar<PropertyFields, Own>(propertyFields, relate);
