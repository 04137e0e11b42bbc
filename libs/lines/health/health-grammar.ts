/** The builder functions of the health family: its fields, their relations, and where options come from. */
import type { Answers } from '@emsal/lines/kit/field';
import { grammar } from '@emsal/lines/kit/grammar';
import { healthClears } from './health-clears';
import { healthFields } from './health-fields';
import type { HealthDictionary, OwnFields } from './health-dictionary';
import { healthSources } from './health-sources';

export type HealthAnswers = Answers<HealthDictionary>;

export const { step, part, line, own, send } = grammar<typeof healthFields, OwnFields>(healthFields, (source) => ({
  clears: healthClears,
  sources: healthSources(source),
}));
