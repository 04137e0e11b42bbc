/** The sale at the notary of a vehicle that is insured before it is registered (spec funnel 3.9); which days are possible the server says. */
import { date } from '@emsal/validation/dates/date';
import { joinDate } from '@emsal/validation/dates/date-boxes';
import { isNotaryName } from '@emsal/validation/notary-name/notary-name';
import type { OrderInformation } from '../../order/load-order';
import { formText, wrongOf } from '../../visit/field-errors';
import type { Checked } from '../../visit/field-errors';
import { notarySaleTexts as texts } from './notary-sale.texts';

export const notarySaleIds = {
  city: 'notaryCity',
  notary: 'notaryName',
  saleDate: 'saleDate',
  saleNo: 'saleNo',
} as const;

export type NotarySale = NonNullable<OrderInformation['notarySale']>;

/** The date as typed. Null where the line asks for no sale. */
export function readNotarySale(form: FormData, isAsked: boolean): NotarySale | null {
  if (!isAsked) return null;
  const box = (part: string): string => formText(form, `${notarySaleIds.saleDate}.${part}`);
  return {
    city: formText(form, notarySaleIds.city),
    notaryName: formText(form, notarySaleIds.notary),
    saleDate: joinDate({ day: box('day'), month: box('month'), year: box('year') }),
    saleNo: formText(form, notarySaleIds.saleNo),
  };
}

export const checkNotarySale = (sale: NotarySale | null): Checked =>
  sale
    ? {
        [notarySaleIds.city]: sale.city === '' ? texts.cityEmpty : undefined,
        [notarySaleIds.notary]: isNotaryName(sale.notaryName) ? undefined : texts.notaryEmpty,
        [notarySaleIds.saleDate]: wrongOf(date(sale.saleDate, texts.of)),
      }
    : {};

/** As the call wants it: the date as a calendar day. */
export function notarySaleOf(sale: NotarySale | null): NotarySale | null {
  if (sale === null) return null;
  const day = date(sale.saleDate, texts.of);
  return { ...sale, saleDate: day.ok ? day.value : sale.saleDate };
}
