import { ProtocolError } from '../protocol-error';
import { mayAct } from './access-rules';
import type { Action, OwnedObject } from './owned-object';
import type { Principal } from './principal';

/** The owner check. @throws ProtocolError notFound: a missing object and another person's are answered alike */
export function requireOwner<Owned extends OwnedObject>(
  principal: Principal,
  object: Owned | undefined,
  action: Action,
): asserts object is Owned {
  if (!object || !mayAct(principal, object, action)) throw new ProtocolError('notFound');
}
