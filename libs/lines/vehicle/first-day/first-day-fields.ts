/** The fields that choose another first day than today, where no policy is running. */
import type { FirstDayRule } from '@emsal/lines/facts/line-facts';
import type { CheckContext, Dictionary } from '@emsal/lines/kit/grammar/field';
import { addDays } from '@emsal/validation/dates/calendar-day';
import { date } from '@emsal/validation/dates/date';
import { pass, type Verdict } from '@emsal/validation/verdict';
import { firstDayTexts as texts } from './first-day.texts';

const withinRule =
  ({ daysAhead }: FirstDayRule) =>
  (day: string, { today }: CheckContext): Verdict => {
    const last = addDays(today, daysAhead);
    return today <= day && day <= last
      ? pass(day)
      : { ok: false, code: 'outside', message: texts.outside(today, last) };
  };

export const firstDayFields = (rule: FirstDayRule) =>
  ({
    choosesFirstDay: { kind: 'checkbox', label: texts.choose, optional: true },
    policyFirstDay: {
      kind: 'date',
      label: texts.label,
      missing: texts.missing,
      checks: [(value: string) => date(value, 'İlk günün'), withinRule(rule)],
    },
  }) as const satisfies Dictionary;
export type FirstDayFields = ReturnType<typeof firstDayFields>;

/** A day is chosen for one vehicle: another plate clears it. */
export const firstDayNames = ['choosesFirstDay', 'policyFirstDay'] as const satisfies readonly (keyof FirstDayFields)[];
