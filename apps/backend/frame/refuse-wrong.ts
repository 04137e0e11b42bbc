import { ProtocolError } from './protocol-error';

/** @param fields a sentence per field that does not fit @throws ProtocolError badBody where there is one */
export function refuseWrong(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new ProtocolError('badBody', { fields });
}
