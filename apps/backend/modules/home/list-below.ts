import type { CallerContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import type { PlaceList, PlacesQuery } from '../../ports/ports';

/** @throws ProtocolError registerUnavailable while the register does not answer: an empty list would mean that the street has no building */
export async function listBelow(query: PlacesQuery, { ports, log }: CallerContext): Promise<PlaceList> {
  const answer = await ports.registries.places(query);
  if (answer.state === 'found') return answer.value;
  if (answer.state === 'unknown') return { places: [], sections: [] };
  log.warn(`address register unavailable below a ${query.below}, the customer enters the address manually`);
  throw new ProtocolError('registerUnavailable');
}
