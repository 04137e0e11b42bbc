import type { FormContext } from '@emsal/lines/kit/field';
import type { Page } from '@emsal/platform/page';
import { todayInIstanbul } from '../course/today';

/** Where the edge says that no step is left without marketing permission, the page carries the flag. */
type MaybeConfigured = Page & { marketingPermissionRequired?: boolean };

export const contextOf = (page: MaybeConfigured): FormContext => ({ today: todayInIstanbul(), marketingPermissionRequired: page.marketingPermissionRequired === true });
