/** The parts of a change by the names that the list shows. */
import { immText } from '@emsal/tariffs/imm/minimum-imm';
import { accessoryName } from '@emsal/reference/accessories';
import type { StoredOffer } from '../stored-offer';
import type { ProductChange } from '../stored-request';
import { namedPartsTexts as texts } from './named-parts.texts';

export interface NamedPart {
  label: string;
  value: string;
}

export function namedParts(
  { immLimit, covers = [], accessoriesOff = [], campaignsOff = [] }: ProductChange,
  { optionalCovers }: Pick<StoredOffer, 'optionalCovers'>,
): NamedPart[] {
  const coverName = (wanted: string) => optionalCovers.find(({ key }) => key === wanted)?.label ?? wanted;
  return [
    ...(immLimit === undefined ? [] : [{ label: texts.immLimit, value: immText(immLimit) }]),
    ...covers.map((key) => ({ label: texts.cover, value: coverName(key) })),
    ...accessoriesOff.map((code) => ({ label: texts.accessoryOff, value: accessoryName(code) })),
    ...campaignsOff.map((kind) => ({ label: texts.campaignOff, value: texts.campaigns[kind] })),
  ];
}
