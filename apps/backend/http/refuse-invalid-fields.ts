import { ProtocolError } from './protocol-error';

/** @param fields message per invalid field @throws ProtocolError badBody when there is any */
export function refuseInvalidFields(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new ProtocolError('badBody', { fields });
}
