/** The builder functions of the health family: its fields, their relations, and where options come from. */
import type { Dictionary } from '@emsal/lines/kit/grammar/field';
import { grammar, type RelationsSpec, type SourceBuilder } from '@emsal/lines/kit/grammar/grammar';
import { healthClears } from './health-clears';
import { healthFields, type HealthFields } from './health-fields';
import { healthSources } from './health-sources';

const relate = (source: SourceBuilder<HealthFields>): RelationsSpec<HealthFields> => ({
  clears: healthClears,
  sources: healthSources(source),
});

export const { line, part } = grammar(healthFields, relate);

/** The same for a line with fields of its own, which only its folder types. */
export const grammarWith = <Own extends Dictionary>() => grammar<HealthFields, Own>(healthFields, relate);
