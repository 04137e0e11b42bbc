import type { FormContext } from '@emsal/lines/kit/field';
import type { Page } from '@emsal/platform/page';
import { todayInIstanbul } from '../course/today';

export const contextOf = ({ marketingPermissionRequired }: Page): FormContext => ({
  today: todayInIstanbul(),
  marketingPermissionRequired,
});
