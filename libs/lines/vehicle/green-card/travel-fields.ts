/** The fields that only GREENCARD has: the vehicle by its kind and use, and the journey (spec funnel 3.7). */
import type { CheckContext, Dictionary } from '@emsal/lines/kit/grammar/field';
import { travelEndCheck } from '@emsal/lines/kit/fields/travel-end-check';
import { fact } from '@emsal/lines/kit/person/personal-fields';
import { addYears } from '@emsal/validation/dates/calendar-day';
import { date } from '@emsal/validation/dates/date';
import { greenCardStart, latestGreenCardStart } from '@emsal/validation/green-card-start/green-card-start';
import { usagePurposes, usageTypes } from '../option-lists';

const travelStartCheck = (value: string, { today }: CheckContext) => greenCardStart(value, today);

export const travelFields = {
  usageType: { kind: 'select', label: 'Araç türü', options: usageTypes, missing: 'Aracın türünü seçin' },
  purposeOfUsageType: {
    kind: 'radio',
    label: 'Kullanım amacı',
    options: usagePurposes,
    missing: 'Kullanım amacını seçin',
  },
  travelStartDate: {
    kind: 'date',
    label: 'Seyahat başlangıcı',
    hint: 'Başlangıç en çok 60 gün sonrası olabilir; trafik poliçeniz bitişe kadar sürmeli',
    missing: 'Seyahatin başlangıç tarihini girin',
    checks: [(value) => date(value, 'Başlangıcın'), travelStartCheck],
    until: {
      field: 'travelEndDate',
      label: 'Seyahat tarihleri',
      days: ({ today }) => {
        const latestStart = latestGreenCardStart(today);
        return { min: today, latestStart, max: addYears(latestStart, 1) };
      },
    },
  },
  travelEndDate: {
    kind: 'date',
    label: 'Seyahat bitişi',
    hint: 'Trafik poliçeniz bu tarihe kadar sürmeli',
    missing: 'Seyahatin bitiş tarihini girin',
    checks: [(value) => date(value, 'Bitişin'), travelEndCheck],
  },
  countryId: { kind: 'combobox', label: 'Gidilecek ülke', missing: 'Gideceğiniz ülkeyi seçin' },
  countryName: fact,
} as const satisfies Dictionary;
