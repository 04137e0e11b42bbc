/** Mounts the desk's calls: session, permission, input, reply. Handlers return or throw; only this file replies. */
import { deskCalls, type DeskCall, type DeskCallName } from '@emsal/api/desk/desk-calls';
import { deskOutcomes, type DeskCode } from '@emsal/api/desk/desk-outcomes';
import { failure } from '@emsal/api/envelope';
import { permissionsOf } from '@emsal/api/desk/permissions';
import type { Role } from '@emsal/api/staff-roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readInput } from '../../http/read-input';
import { envelopeOf } from '../../http/replies';
import type { Services } from '../../http/services';
import type { DeskContext, DeskHandlers } from './desk-context';
import { writeAuditLog } from './audit-log/audit-log';
import { endDeskSession, staffOfSession } from './sign-in/desk-session';
import { clearSessionCookie, sessionToken } from './sign-in/session-cookie';
import type { Staff } from './staff/staff-store';

export const deskPrefix = '/api';

export function mountDeskCalls(app: FastifyInstance, services: Services, handlers: DeskHandlers): void {
  for (const name of Object.keys(deskCalls) as DeskCallName[]) {
    const [method, path] = name.split(' ') as ['GET' | 'POST', string];
    app.route({
      method,
      url: `${deskPrefix}/${path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: (request, reply) => serve(name, { services, handlers, request, reply }),
    });
  }
}

interface Exchange {
  services: Services;
  handlers: DeskHandlers;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface Admitted {
  staff: Staff;
  token: string;
  /** Which of theirs admitted them; undefined where being signed in does. */
  role: Role | undefined;
}
export type Asked = Pick<Exchange, 'services' | 'request' | 'reply'>;

/** Who asks, if they may; otherwise it has replied. A page of another origin can send a form, and cannot send this origin. */
export async function admitStaff(
  needs: DeskCall['needs'],
  { services, request, reply }: Asked,
): Promise<Admitted | undefined> {
  const refuse = (status: 401 | 403, code: DeskCode): void =>
    void reply.code(status).send(failure(code, deskOutcomes[code].message));
  if (request.method === 'POST' && request.headers.origin !== services.config.desk.url)
    return void refuse(403, 'notPermitted');
  const token = sessionToken(request);
  const staff = token === undefined ? undefined : await staffOfSession(services.db, token, services.clock.now());
  if (token === undefined || !staff) return void refuse(401, 'notSignedIn');
  if (needs === 'signedIn') return { staff, token, role: undefined };
  const role = staff.roles.find((held) => permissionsOf([held]).includes(needs));
  return role ? { staff, token, role } : void refuse(403, 'notPermitted');
}

async function serve(name: DeskCallName, { services, handlers, request, reply }: Exchange): Promise<FastifyReply> {
  const call: DeskCall = deskCalls[name];
  const admitted = await admitStaff(call.needs, { services, request, reply });
  if (!admitted) return reply;
  const input = readInput(call, request);
  const handler = handlers[name] as (input: unknown, context: DeskContext) => Promise<unknown>;
  const { status, body } = envelopeOf(await handler(input, deskContextOf(admitted, { services, reply })));
  return reply.code(status).send(body);
}

export function deskContextOf(
  { staff, token, role }: Admitted,
  { services, reply }: Pick<Exchange, 'services' | 'reply'>,
): DeskContext {
  const now = (): Date => services.clock.now();
  return {
    ...services,
    staff,
    record: (entry, tx) => writeAuditLog(tx ?? services.db, { ...entry, staffId: staff.id, role, at: now() }),
    endSession: async () => {
      await endDeskSession(services.db, token, now());
      clearSessionCookie(reply);
    },
  };
}
