/** The calls that know the options of the property family's fields. */
import type { RelationsSpec, SourceWord } from '@emsal/lines/kit/grammar';
import type { PropertyDictionary } from './property-fields';

type Source = SourceWord<PropertyDictionary>;

export const propertySources = (source: Source): RelationsSpec<PropertyDictionary>['sources'] => ({
  floor: customDataSource(source, 'KNT-KAT'),
  floorCount: customDataSource(source, 'SNET-BINA-KAT-SAYISI'),
});

const customDataSource = (source: Source, key: string) =>
  source('GET quoterequestapi/home/getcustomdatavalue/{key}', {
    input: () => ({ key }),
    option: ({ code, description }) => ({ code, name: description }),
  });
