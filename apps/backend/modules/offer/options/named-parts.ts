/** The parts of a change by the names that the list shows. */
import { campaignNames } from '@emsal/api/calls/offer/campaign-names.texts';
import type { OfferOption } from '@emsal/lines/kit/offer/offer-option';
import { accessoryName } from '@emsal/reference/accessories';
import { immText } from '@emsal/tariffs/imm/minimum-imm';
import type { StoredOffer } from '../stored-offer';
import type { ProductChange } from '../stored-request';
import { optionTexts as texts } from './option.texts';

export interface NamedPart {
  label: string;
  value: string;
}

export function namedParts(
  { immLimit, covers = [], accessoriesOff = [], campaignsOff = [], chosen = [] }: ProductChange,
  { optionalCovers }: Pick<StoredOffer, 'optionalCovers'>,
  declared: readonly OfferOption[],
): NamedPart[] {
  const coverName = (wanted: string) => optionalCovers.find(({ key }) => key === wanted)?.label ?? wanted;
  return [
    ...(immLimit === undefined ? [] : [{ label: texts.immLimit, value: immText(immLimit) }]),
    ...covers.map((key) => ({ label: texts.addedCover, value: coverName(key) })),
    ...accessoriesOff.map((code) => ({ label: texts.accessoryOff, value: accessoryName(code) })),
    ...campaignsOff.map((kind) => ({ label: texts.campaignOff, value: campaignNames[kind] })),
    ...namedOptions(chosen, declared),
  ];
}

/** Options that no line declares any more are left out. */
export const namedOptions = (
  chosen: readonly { key: string; value: string }[],
  declared: readonly OfferOption[],
): NamedPart[] =>
  chosen.flatMap(({ key, value }) => {
    const option = declared.find((one) => one.key === key);
    return option ? [{ label: option.label, value: valueText(option, value) }] : [];
  });

function valueText(option: OfferOption, value: string): string {
  if (option.kind === 'amount') return immText(Number(value));
  if (option.kind === 'switch') return value === 'true' ? texts.included : texts.excluded;
  const choices = option.kind === 'choice' && option.choices !== 'insurersLimits' ? option.choices : [];
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
