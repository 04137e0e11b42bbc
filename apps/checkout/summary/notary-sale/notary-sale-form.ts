/**
 * The notary sale of a vehicle insured before its registration (spec funnel 3.9); the server decides which dates are
 * allowed.
 */
import { date } from '@emsal/validation/dates/date';
import { joinDate } from '@emsal/validation/dates/date-boxes';
import { isNotaryName } from '@emsal/validation/notary-name/notary-name';
import type { OrderInformation } from '../../order/load-order';
import { formText, errorOf } from '../../forms/field-errors';
import type { CheckedFields } from '../../forms/field-errors';
import { notarySaleTexts as texts } from './notary-sale.texts';

export const notarySaleIds = {
  city: 'notaryCity',
  notary: 'notaryName',
  saleDate: 'saleDate',
  saleNo: 'saleNo',
} as const;

export type NotarySale = NonNullable<OrderInformation['notarySale']>;

/** The date as typed. Null when the line does not require a sale. */
export function readNotarySale(form: FormData, isRequired: boolean): NotarySale | null {
  if (!isRequired) return null;
  const box = (part: string): string => formText(form, `${notarySaleIds.saleDate}.${part}`);
  return {
    city: formText(form, notarySaleIds.city),
    notaryName: formText(form, notarySaleIds.notary),
    saleDate: joinDate({ day: box('day'), month: box('month'), year: box('year') }),
    saleNo: formText(form, notarySaleIds.saleNo),
  };
}

export const checkNotarySale = (sale: NotarySale | null): CheckedFields =>
  sale
    ? {
        [notarySaleIds.city]: sale.city === '' ? texts.cityEmpty : undefined,
        [notarySaleIds.notary]: isNotaryName(sale.notaryName) ? undefined : texts.notaryEmpty,
        [notarySaleIds.saleDate]: errorOf(date(sale.saleDate, texts.saleDateGenitive)),
      }
    : {};

/** For the API: the date as a calendar day. */
export function notarySaleOf(sale: NotarySale | null): NotarySale | null {
  if (sale === null) return null;
  const day = date(sale.saleDate, texts.saleDateGenitive);
  return { ...sale, saleDate: day.ok ? day.value : sale.saleDate };
}
