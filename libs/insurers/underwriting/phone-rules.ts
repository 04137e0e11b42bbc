/** Underwriting rules for telephones (lines.md, 8). What the device register does not know is no reason to decline. */
import { packageKey } from '@emsal/tariffs/phone/phone-package';
import type { Device } from '@emsal/risks/device/device';
import { addMonths } from '@emsal/validation/dates/calendar-day';
import { notTaken } from './line-rules';
import type { UnderwritingRule } from './underwriting-rule';

const ofDevice =
  (isDeclined: (device: Device, today: string) => boolean, reason: string): UnderwritingRule =>
  ({ risk }, today) =>
    risk.kind === 'device' && isDeclined(risk, today) ? notTaken(reason) : null;

export const noRefurbished = ofDevice(
  ({ condition }) => condition === 'refurbished',
  'Yenilenmiş cihazlara teklif verilmiyor.',
);

export const firstOwnersOnly = ofDevice(
  ({ condition }) => condition === 'secondHand' || condition === 'refurbished',
  'İkinci el cihazlara teklif verilmiyor.',
);

export const noTelephonesOlderThan = (months: number): UnderwritingRule =>
  ofDevice(
    ({ boughtOn }, today) => boughtOn !== undefined && boughtOn < addMonths(today, -months),
    `${months} aydan eski cihazlara teklif verilmiyor.`,
  );

/** @param lira whole TL */
const written = (lira: number): string => lira.toLocaleString('tr-TR');

export const noTelephonesWorthMoreThan = (most: number): UnderwritingRule =>
  ofDevice(({ listValue }) => listValue > most * 100, `${written(most)} ₺ üzeri telefonlara teklif verilmiyor.`);

export const noTelephonesWorthLessThan = (least: number): UnderwritingRule =>
  ofDevice(({ listValue }) => listValue < least * 100, `${written(least)} ₺ altındaki telefonlara teklif verilmiyor.`);

export const underWarrantyOnly: UnderwritingRule = ({ terms }) =>
  'warrantyOver' in terms && terms.warrantyOver ? notTaken('Garantisi biten cihazlara teklif verilmiyor.') : null;

const asksNarrow: (options: Parameters<UnderwritingRule>[0]['options']) => boolean = (options) =>
  options?.chosen?.some(({ key, value }) => key === packageKey && value === 'narrow') ?? false;

export const widePackageOnly: UnderwritingRule = ({ options }) =>
  asksNarrow(options) ? notTaken('Yalnızca tam paket satılıyor.') : null;

/** The screen alone is sold for cheap telephones only. */
export const narrowPackageOnlyBelow =
  (limit: number): UnderwritingRule =>
  ({ risk, options }) =>
    risk.kind === 'device' && asksNarrow(options) && risk.listValue >= limit * 100
      ? notTaken(`Ekran paketi ${written(limit)} ₺ altındaki telefonlara satılıyor.`)
      : null;
