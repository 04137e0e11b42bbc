/** Marketing permission: optional by law; required before submission where the configuration enables the specified behaviour. */
import { pass, refusal, type Verdict } from '../verdict';
import { marketingPermissionMessages } from './marketing-permission-messages';

export type MarketingPermissionCode = keyof typeof marketingPermissionMessages;

const refuse = refusal(marketingPermissionMessages);

export function marketingPermission(isTicked: boolean, isRequired: boolean): Verdict<boolean, MarketingPermissionCode> {
  return isTicked || !isRequired ? pass(isTicked) : refuse('required');
}
