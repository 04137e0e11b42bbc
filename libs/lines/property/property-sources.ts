/** The option sources of the property family's fields. */
import type { RelationsSpec, SourceBuilder } from '@emsal/lines/kit/grammar/grammar';
import { personalSources } from '@emsal/lines/kit/person/personal-sources';
import type { PropertyFields } from './property-fields';

type Source = SourceBuilder<PropertyFields>;

export const propertySources = (source: Source): RelationsSpec<PropertyFields>['sources'] => ({
  ...personalSources(source),
  floor: customDataSource(source, 'KNT-KAT'),
});

export const customDataSource = (source: Source, key: string) =>
  source('GET quoterequestapi/home/getcustomdatavalue/{key}', {
    input: () => ({ key }),
    option: ({ code, description }) => ({ code, name: description }),
  });
