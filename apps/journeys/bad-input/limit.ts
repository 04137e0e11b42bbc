/** Both sides of a limit in the browser: what is refused stands in the box with its sentence, what is allowed takes the sentence away. The rules themselves are swept in `libs/validation`. */
import { addDays, addYears } from '@emsal/validation/dates/calendar-day';
import type { Page } from '@playwright/test';
import { expect } from '../walk/journey-test';
import type { Walker } from '../walk/walker';

export interface Limit {
  label: string;
  /** Value and the sentence that refuses it; a day is `YYYY-MM-DD`. */
  refused: readonly (readonly [value: string, sentence: string])[];
  allowed: readonly string[];
}

interface Form {
  page: Page;
  walker: Walker;
}

const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);

/** A day goes into the boxes of the group that the label names; anything else into its box, at once, as if it were pasted. */
const enter = ({ page, walker }: Form, label: string, value: string): Promise<void> =>
  isDay(value) ? walker.fillDay(label, value) : page.getByLabel(label, { exact: true }).fill(value);

export async function expectLimit(form: Form, { label, refused, allowed }: Limit): Promise<void> {
  const submit = form.page.locator('main form button[type=submit]').first();
  const sentences = form.page.locator('main [role=alert]').getByRole('link');
  for (const [value, sentence] of refused) {
    await enter(form, label, value);
    await submit.click();
    await expect(sentences.filter({ hasText: sentence }), `${label} refuses ${value}`).toHaveCount(1);
    for (const right of allowed) {
      await enter(form, label, right);
      await expect(sentences.filter({ hasText: sentence }), `${label} takes ${right}`).toHaveCount(0);
    }
  }
}

/** The end of something that begins on the day that was entered last: after it, and a year later at most. */
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
