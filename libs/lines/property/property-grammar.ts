/** The builder functions of the property family: its fields, and where their options come from. */
import { grammar } from '@emsal/lines/kit/grammar';
import { propertyFields } from './property-fields';
import { propertySources } from './property-sources';

export const { line } = grammar(propertyFields, (source) => ({ sources: propertySources(source) }));
