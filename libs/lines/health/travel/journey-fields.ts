/** The fields of the journey: destination, purpose, dates and sport (spec funnel 3.7). */
import type { CheckContext, Dictionary } from '@emsal/lines/kit/grammar/field';
import { travelEndCheck } from '@emsal/lines/kit/fields/travel-end-check';
import { addYears } from '@emsal/validation/dates/calendar-day';
import { date } from '@emsal/validation/dates/date';
import { travelStart } from '@emsal/validation/travel-start/travel-start';

const startCheck = (value: string, { today }: CheckContext) => travelStart(value, today);

export const journeyFields = {
  travelDestination: { kind: 'select', label: 'Nereye gidiyorsunuz?', missing: 'Gideceğiniz bölgeyi seçin' },
  countryId: {
    kind: 'combobox',
    label: 'Gidilecek ülke',
    hint: 'Birden çok ülkeye gidecekseniz en uzun kalacağınız ülke',
    missing: 'Gideceğiniz ülkeyi seçin',
  },
  reasonTravelId: { kind: 'select', label: 'Seyahat nedeni', missing: 'Seyahat nedenini seçin' },
  travelStartDate: {
    kind: 'date',
    label: 'Sigorta başlangıcı',
    hint: 'Yola çıkmadan bir gün öncesini, dönüşten bir gün sonrasını seçin',
    missing: 'Sigortanın başlangıç tarihini girin',
    checks: [(value) => date(value, 'Başlangıcın'), startCheck],
    until: {
      field: 'travelEndDate',
      label: 'Sigorta tarihleri',
      days: ({ today }) => ({ min: today, max: addYears(today, 2) }),
    },
  },
  travelEndDate: {
    kind: 'date',
    label: 'Sigorta bitişi',
    hint: 'Poliçe en çok 1 yıl sürer',
    missing: 'Sigortanın bitiş tarihini girin',
    checks: [(value) => date(value, 'Bitişin'), travelEndCheck],
  },
  hasSportiveActivity: {
    kind: 'checkbox',
    label: 'Bu yolculukta spor yapılacak',
    hint: 'Kayak, dalış, dağcılık gibi; spor kazaları çoğu poliçede ayrıca teminat ister',
    optional: true,
  },
  selectedSportingActivity: { kind: 'combobox', label: 'Hangi spor?', missing: 'Yapacağınız sporu listeden seçin' },
} as const satisfies Dictionary;
