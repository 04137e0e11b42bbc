/** Pictures that customers sent with a request, never without a row in the audit log. */
import { deskOutcomes } from '@emsal/api/desk/desk-outcomes';
import { requestFileOf } from '@emsal/api/desk/request-shapes';
import { failure } from '@emsal/api/envelope';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../http/services';
import { findRequestByNumber } from '../../service-request/request-store';
import { readFileFor } from './files-for';
import { admitStaff, deskContextOf, deskPrefix } from '../mount-desk-calls';

export function mountRequestFiles(app: FastifyInstance, services: Services): void {
  const path = `${deskPrefix}/${requestFileOf(':id', ':file')}`;
  app.get<{ Params: { id: string; file: string } }>(path, async (request, reply) => {
    const admitted = await admitStaff('requests.handle', { services, request, reply });
    if (!admitted) return reply;
    const { id, file: named } = request.params;
    const asked = await findRequestByNumber(services.db, id);
    const file = asked && (await readFileFor(asked, named, services.db));
    if (!asked || !file) return reply.code(404).send(failure('requestUnknown', deskOutcomes.requestUnknown.message));
    const { record } = deskContextOf(admitted, { services, reply });
    await record({ action: 'requestFileRead', object: id, reason: asked.kind });
    return reply
      .type(file.type)
      .header('content-disposition', `attachment; filename="talep-${id}-${file.name}"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      .send(file.content);
  });
}
