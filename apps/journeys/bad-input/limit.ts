/** Both sides of a limit in the browser: a refused value shows its message, an allowed one removes it. The rules themselves are tested in `libs/validation`. */
import { addDays, addYears } from '@emsal/validation/dates/calendar-day';
import type { Page } from '@playwright/test';
import { expect } from '../walk/journey-test';
import type { Walker } from '../walk/walker';

export interface Limit {
  label: string;
  /** Value and error message; a day is `YYYY-MM-DD`. */
  refused: readonly (readonly [value: string, sentence: string])[];
  allowed: readonly string[];
}

interface Form {
  page: Page;
  walker: Walker;
}

const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);

/** Fills the date boxes of the labelled group, or pastes the value into the labelled field. */
const enter = ({ page, walker }: Form, label: string, value: string): Promise<void> =>
  isDay(value) ? walker.fillDay(label, value) : page.getByLabel(label, { exact: true }).fill(value);

/** Each refused and each allowed value once, in turn. */
export async function expectLimit(form: Form, { label, refused, allowed }: Limit): Promise<void> {
  const submit = form.page.locator('main form button[type=submit]').first();
  const sentences = form.page.locator('main [role=alert]').getByRole('link');
  for (let turn = 0; turn < Math.max(refused.length, allowed.length); turn++) {
    const [value, sentence] = refused[turn % refused.length]!;
    const right = allowed[turn % allowed.length]!;
    await enter(form, label, value);
    await submit.click();
    await expect(sentences.filter({ hasText: sentence }), `${label} refuses ${value}`).toHaveCount(1);
    await enter(form, label, right);
    await expect(sentences.filter({ hasText: sentence }), `${label} takes ${right}`).toHaveCount(0);
  }
}

/** Limits of an end date: after the start and at most a year later. */
export function endOf(label: string, start: string, sentences: { early: string; late: string }): Limit {
  const latest = addYears(start, 1);
  return {
    label,
    refused: [
      [start, sentences.early],
      [addDays(latest, 1), sentences.late],
    ],
    allowed: [latest, addDays(start, 1)],
  };
}
