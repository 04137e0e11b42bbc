/** The options of an offer as data: the line declares them, the insurer's answer, the form and the list say what can be chosen. */
import { campaignNames } from '@emsal/api/calls/offer/campaign-names.texts';
import type { offeredOption } from '@emsal/api/calls/offer/options';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import type { OfferOption, OptionChoice } from '@emsal/lines/kit/offer/offer-option';
import { formatMoney } from '@emsal/platform/formats/money';
import { accessoryName } from '@emsal/reference/accessories';
import { immKey, immText } from '@emsal/tariffs/imm/minimum-imm';
import type { z } from 'zod';
import type { StoredOffer } from '../stored-offer';
import type { ProductChange } from '../stored-request';
import { optionTexts as texts } from './option.texts';

export type OfferedOption = z.output<typeof offeredOption>;

export interface OfferedContext {
  stored: Pick<StoredOffer, 'assurances' | 'immLimits' | 'optionalCovers' | 'campaigns' | 'discounts' | 'options'>;
  /** Of the list. */
  request: QuoteRequest;
  change: ProductChange;
}

/** Only what this insurer's offer can be changed in. */
export const offeredOptions = (declared: readonly OfferOption[], context: OfferedContext): OfferedOption[] =>
  declared.flatMap((option) => offered(option, context) ?? []);

function offered(option: OfferOption, context: OfferedContext): OfferedOption | null {
  const { key } = option;
  if (option.kind === 'selection') return selections[option.choices](key, context);
  if (option.kind !== 'choice') return priced(option, context);
  if (option.choices === 'insurersLimits') return limits(key, context);
  const chosen = priced(option, context);
  return chosen && { ...chosen, choices: option.choices.map(({ value, label }) => ({ value, label })) };
}

function priced(option: OfferOption, { stored, change }: OfferedContext): OfferedOption | null {
  const { key } = option;
  const stated = stored.options?.find((one) => one.key === key);
  const isChosen = change.chosen?.some((one) => one.key === key) ?? false;
  return stated ? { key, value: pricedValue(option, stated.value), isChosen } : null;
}

/** As the insurer states it. */
function pricedValue({ kind }: OfferOption, text: string): OfferedOption['value'] {
  if (kind === 'amount') return Number(text);
  return kind === 'switch' ? text === 'true' : text;
}

function limits(key: string, { stored, change }: OfferedContext): OfferedOption | null {
  if (stored.immLimits.length === 0) return null;
  const current = stored.assurances.find((assurance) => assurance.key === immKey)?.limit;
  const all = new Set([...stored.immLimits, ...(current === undefined ? [] : [current])]);
  return {
    key,
    value: String(current ?? ''),
    choices: [...all].sort((a, b) => a - b).map((limit) => ({ value: String(limit), label: immText(limit) })),
    isChosen: change.immLimit !== undefined,
  };
}

type Selection = (key: string, context: OfferedContext) => OfferedOption | null;

/** `value` holds what is included. */
const selection = (key: string, choices: OptionChoice[], excluded: readonly string[] = []): OfferedOption | null =>
  choices.length === 0
    ? null
    : {
        key,
        choices,
        value: choices.map(({ value }) => value).filter((value) => !excluded.includes(value)),
        isChosen: excluded.length > 0,
      };

const selections: Record<Extract<OfferOption, { kind: 'selection' }>['choices'], Selection> = {
  insurersCovers(key, { stored: { optionalCovers }, change: { covers = [] } }) {
    const choices = optionalCovers.map(({ key: code, label, price }) => ({
      value: code,
      label: texts.cover(label, formatMoney(price)),
    }));
    const value = covers.filter((chosen) => choices.some((choice) => choice.value === chosen));
    return choices.length === 0 ? null : { key, choices, value, isChosen: value.length > 0 };
  },
  accessories(key, { request: { terms }, change: { accessoriesOff } }) {
    const insured = 'accessories' in terms ? terms.accessories : [];
    const choices = insured.map(({ code, value }) => ({
      value: code,
      label: texts.accessory(accessoryName(code), formatMoney(value)),
    }));
    return selection(key, choices, accessoriesOff);
  },
  /** Those that this insurer granted, or that were removed before. */
  campaigns(key, { stored, request, change: { campaignsOff = [] } }) {
    const isRemovable = (kind: (typeof stored.campaigns)[number]['kind']) =>
      request.campaigns?.[kind] !== undefined &&
      (campaignsOff.includes(kind) || stored.discounts.some((discount) => discount.kind === kind));
    const removable = stored.campaigns.filter(({ kind }) => isRemovable(kind));
    const choices = removable.map(({ kind }) => ({ value: kind, label: campaignNames[kind] }));
    return selection(key, choices, campaignsOff);
  },
};
