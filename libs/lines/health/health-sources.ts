/** The option sources of the health family's fields. */
import type { RelationsSpec, SourceBuilder } from '@emsal/lines/kit/grammar';
import { personalSources } from '@emsal/lines/kit/personal-sources';
import type { HealthDictionary } from './health-dictionary';

export const healthSources = (source: SourceBuilder<HealthDictionary>): RelationsSpec<HealthDictionary>['sources'] => ({
  ...personalSources(source),
});
