import type { PriceWatch } from '@emsal/api/calls/customer-account/price-watches';
import { watchFrequencies, type WatchFrequency } from '@emsal/api/price-watch';
import type { ContentForm, Values } from '@emsal/forms/form';
import { formatLira } from '@emsal/platform/formats/money';
import { readLira } from '@emsal/validation/numeric/lira';
import { watchTexts } from './watch.texts';

const texts = watchTexts.form;
const frequencies = Object.keys(watchFrequencies) as WatchFrequency[];
export type WatchSettings = Pick<PriceWatch, 'goal' | 'frequency' | 'byMail' | 'bySms'>;

/** The account tells of a price always; mails only go to a confirmed address. */
export const watchForm = (submit: string, hasConfirmedEmail: boolean): ContentForm => ({
  label: watchTexts.title,
  submit,
  fields: [
    {
      kind: 'text',
      name: 'goal',
      label: texts.goal,
      hint: texts.goalHint,
      optional: true,
      input: { inputMode: 'numeric', autoComplete: 'off', maxLength: 12, suffix: '₺' },
    },
    {
      kind: 'radios',
      name: 'frequency',
      label: texts.frequency,
      options: frequencies.map((value) => ({ value, label: texts.options[value] })),
    },
    ...(hasConfirmedEmail ? [{ kind: 'tick', name: 'byMail', label: texts.byMail } as const] : []),
    { kind: 'tick', name: 'bySms', label: texts.bySms, hint: texts.smsHint },
  ],
  check: ({ goal = '' }) => ({ ...(goal.trim() !== '' && !goalOf(goal) && { goal: texts.goalWrong }) }),
});

const goalOf = (typed: string): number => (readLira(typed) ?? 0) * 100;

export const settingsOf = ({ goal = '', frequency = '', byMail = '', bySms = '' }: Values): WatchSettings => ({
  goal: goalOf(goal) || null,
  frequency: frequency as WatchFrequency,
  byMail: byMail === '1',
  bySms: bySms === '1',
});

/** No channel is ticked beforehand. */
export const firstSettings: Values = { frequency: 'weekly' };

const ticked = (isTicked: boolean): string => (isTicked ? '1' : '');

export const valuesOf = ({ goal, frequency, byMail, bySms }: WatchSettings): Values => ({
  goal: goal === null ? '' : formatLira(goal).replace(/\s*₺$/, ''),
  frequency,
  byMail: ticked(byMail),
  bySms: ticked(bySms),
});
