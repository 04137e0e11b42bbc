/** The dialog's fields, from what the line declares and the offer has, and what is sent of them. */
import type { InputOf } from '@emsal/api/calls/table';
import { formatLira } from '@emsal/platform/formats/money';
import type { Offer, OfferState } from '@emsal/state/offer/offer-state';
import type { OptionField, OptionFieldValue } from '@emsal/ui/option-fields/option-fields';
import { readAmount, type AmountBounds } from './read-amount';
import { optionTexts as texts } from './option.texts';

export type ChosenOptions = NonNullable<InputOf<'POST quoterequestapi/offer/createOfferForProductId'>['options']>;
/** What was edited, by key. */
export type OptionDraft = Readonly<Record<string, OptionFieldValue>>;

type Declared = NonNullable<OfferState['options']>[number];
type Offered = NonNullable<Offer['options']>[number];

const kinds: readonly string[] = ['choice', 'selection', 'switch', 'amount'] satisfies OptionField['kind'][];

interface OptionPair {
  declared: Declared;
  offered: Offered;
  kind: OptionField['kind'];
}

/** Kinds that this page does not know are left out. */
export const optionPairs = (declared: readonly Declared[], { options = [] }: Pick<Offer, 'options'>): OptionPair[] =>
  declared.flatMap((option) => {
    const offered = options.find(({ key }) => key === option.key);
    return offered && kinds.includes(option.kind)
      ? [{ declared: option, offered, kind: option.kind as OptionField['kind'] }]
      : [];
  });

const boundsOf = ({ least = 0, most = Infinity, step = 1 }: Declared): AmountBounds => ({ least, most, step });
const amountText = (lira: number): string => formatLira(lira * 100).replace(/\s*₺$/, '');

function shownValue({ offered: { value }, kind }: OptionPair): OptionFieldValue {
  if (kind === 'amount') return amountText(Number(value));
  return typeof value === 'number' ? String(value) : value;
}

function hintOf({ declared, kind }: OptionPair): string | undefined {
  const { hint, least, most } = declared;
  if (kind !== 'amount' || least === undefined || most === undefined) return hint;
  const bounds = texts.bounds(formatLira(least * 100), formatLira(most * 100));
  return hint === undefined ? bounds : texts.hintWithBounds(hint, bounds);
}

function errorOf({ declared, kind }: OptionPair, value: OptionFieldValue | undefined): string | undefined {
  if (kind !== 'amount' || value === undefined) return undefined;
  const amount = readAmount(String(value), boundsOf(declared));
  return amount.ok ? undefined : amount.message;
}

/** @param isChecked whether wrong amounts are named */
export const optionFields = (pairs: readonly OptionPair[], draft: OptionDraft, isChecked: boolean): OptionField[] =>
  pairs.map((pair) => {
    const { declared, offered, kind } = pair;
    const { key, label } = declared;
    return {
      key,
      kind,
      label,
      hint: hintOf(pair),
      choices: offered.choices ?? [],
      value: draft[key] ?? shownValue(pair),
      error: isChecked ? errorOf(pair, draft[key]) : undefined,
    };
  });

export const hasErrors = (pairs: readonly OptionPair[], draft: OptionDraft): boolean =>
  pairs.some((pair) => errorOf(pair, draft[pair.declared.key]) !== undefined);

const sentValue = ({ declared, kind }: OptionPair, value: OptionFieldValue): Offered['value'] => {
  const amount = kind === 'amount' ? readAmount(String(value), boundsOf(declared)) : null;
  return amount?.ok ? amount.value : value;
};

const isSame = (one: Offered['value'], other: Offered['value']): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((value) => other.includes(value))
    : one === other;

/** Whether the offer is as the draft asks. */
export const isUnchanged = (pairs: readonly OptionPair[], draft: OptionDraft): boolean =>
  pairs.every((pair) => {
    const edited = draft[pair.declared.key];
    return edited === undefined || isSame(sentValue(pair, edited), pair.offered.value);
  });

/** What was chosen before and what was edited now; the rest is as first offered. */
export const chosenOptions = (pairs: readonly OptionPair[], draft: OptionDraft): ChosenOptions =>
  Object.fromEntries(
    pairs.flatMap((pair) => {
      const { key, value, isChosen } = pair.offered;
      const edited = draft[key];
      if (edited !== undefined) return [[key, sentValue(pair, edited)]];
      return isChosen ? [[key, value]] : [];
    }),
  );
