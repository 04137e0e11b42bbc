/** The calls that know the options of the health family's fields. */
import type { RelationsSpec, SourceWord } from '@emsal/lines/kit/grammar';
import { personalSources } from '@emsal/lines/kit/personal-sources';
import type { HealthDictionary } from './health-fields';

export const healthSources = (source: SourceWord<HealthDictionary>): RelationsSpec<HealthDictionary>['sources'] => ({
  ...personalSources(source),
});
