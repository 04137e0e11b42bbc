import type { CustomerContext } from '../../../http/context';
import { currentSessionRow } from '../this-session';

/** The login that opened the session of this request. */
export const loginOf = async (context: CustomerContext): Promise<string> => (await currentSessionRow(context)).loginId;
