import type { CallerContext } from '../../http/context';
import type { Visit, Visitor } from '../../http/principals';

/** Who names an identity: a form's visit, or a browser that signs in. */
export type IdentityAsker = Omit<CallerContext, 'visitor'> & { visitor: Visitor; visit?: Visit };
