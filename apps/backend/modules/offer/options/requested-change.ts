/** Reads the options that the visitor chose as the change that insurers know: the specification's names stay on the wire. */
import type { OfferOption, OptionValue } from '@emsal/lines/kit/offer/offer-option';
import { ProtocolError } from '../../../http/protocol-error';
import type { ProductChange } from '../stored-request';
import type { OfferedOption } from './offered-options';
import { optionTexts } from './option.texts';

type Chosen = Readonly<Record<string, OptionValue>>;

/** @param offered of the offer that is changed @throws ProtocolError badBody for what the offer does not have */
export function requestedChange(
  chosen: Chosen,
  declared: readonly OfferOption[],
  offered: readonly OfferedOption[],
): ProductChange {
  const wrong = Object.keys(chosen).filter((key) => !isOffered(chosen[key]!, find(declared, key), find(offered, key)));
  if (wrong.length > 0)
    throw new ProtocolError('badBody', {
      fields: Object.fromEntries(wrong.map((key) => [`options.${key}`, optionTexts.invalid])),
    });
  const changes = Object.entries(chosen).map(([key, value]) =>
    changeBy(find(declared, key)!, value, find(offered, key)!),
  );
  const generic = changes.flatMap((change) => change.chosen ?? []);
  return Object.assign({}, ...changes, generic.length > 0 && { chosen: generic });
}

const find = <One extends { key: string }>(list: readonly One[], key: string): One | undefined =>
  list.find((one) => one.key === key);

function isOffered(value: OptionValue, option: OfferOption | undefined, offered: OfferedOption | undefined): boolean {
  if (!option || !offered) return false;
  const has = (one: unknown) => offered.choices?.some((choice) => choice.value === one) ?? false;
  if (option.kind === 'choice') return has(value);
  if (option.kind === 'selection')
    return Array.isArray(value) && new Set(value).size === value.length && value.every(has);
  if (option.kind === 'switch') return typeof value === 'boolean';
  const { least, most, step } = option;
  return typeof value === 'number' && value >= least && value <= most && (value - least) % step === 0;
}

function changeBy(option: OfferOption, value: OptionValue, { choices = [] }: OfferedOption): ProductChange {
  if (option.kind === 'choice' && option.choices === 'insurersLimits') return { immLimit: Number(value) };
  if (option.kind !== 'selection') return { chosen: [{ key: option.key, value: String(value) }] };
  const included = value as readonly string[];
  if (option.choices === 'insurersCovers') return { covers: [...included] };
  const excluded = choices.map((choice) => choice.value).filter((one) => !included.includes(one));
  return option.choices === 'accessories'
    ? { accessoriesOff: excluded }
    : { campaignsOff: excluded as NonNullable<ProductChange['campaignsOff']> };
}
