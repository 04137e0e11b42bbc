/** The builder functions of the health family: its fields, their relations, and where options come from. */
import type { Answers, Dictionary } from '@emsal/lines/kit/field';
import { grammar, type RelationsSpec, type SourceBuilder } from '@emsal/lines/kit/grammar';
import { healthClears } from './health-clears';
import { healthFields } from './health-fields';
import type { HealthDictionary, OwnFields } from './health-dictionary';
import { healthSources } from './health-sources';

export type HealthAnswers = Answers<HealthDictionary>;

const relate = (source: SourceBuilder<HealthDictionary>): RelationsSpec<HealthDictionary> => ({
  clears: healthClears,
  sources: healthSources(source),
});

export const { step, part, line, own, send } = grammar<typeof healthFields, OwnFields>(healthFields, relate);

/** The same for a line that declares its own fields in its folder alone: no other file types them. */
export const grammarWith = <Own extends Dictionary>() =>
  grammar<typeof healthFields, Own>(healthFields, relate as never);
