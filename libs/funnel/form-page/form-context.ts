import type { FormContext } from '@emsal/lines/kit/grammar/field';
import type { Page } from '@emsal/platform/page';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';

export const contextOf = ({ marketingPermissionRequired }: Page): FormContext => ({
  today: dayInTurkey(new Date()),
  marketingPermissionRequired,
});
