import type { Contact } from '../../customers/owner';
import type { CallerContext } from '../../http/context';
import type { Visitor } from '../../http/principals';
import { identityHashOf, telephoneHashOf } from '../visit-person/identity-hash';
import type { CodeAddressee } from './otp-store';

/**
 * For whom a browser's code is, without its visit: a code asked for in one form is as good in the next one, which is sent none within
 * the same minute.
 * @param purpose what the code is valid for
 */
export const codeAddressee = (
  { config, visitor }: Pick<CallerContext, 'config'> & { visitor: Visitor },
  { identityNo, phoneNumber }: Contact,
  purpose: string,
): CodeAddressee => ({
  purpose,
  requesterId: visitor.id,
  identityHash: identityHashOf(config, identityNo),
  telephoneHash: telephoneHashOf(config, phoneNumber),
});
