/** The option sources of the health family's fields. */
import type { RelationsSpec, SourceBuilder } from '@emsal/lines/kit/grammar/grammar';
import { personalSources } from '@emsal/lines/kit/person/personal-sources';
import type { HealthFields } from './health-fields';

export const healthSources = (source: SourceBuilder<HealthFields>): RelationsSpec<HealthFields>['sources'] => ({
  ...personalSources(source),
});
