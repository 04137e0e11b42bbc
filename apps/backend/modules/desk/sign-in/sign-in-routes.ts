/** Both halves of a sign-in. A refusal leads back to the desk's first page, which says why. */
import { deskSignIn, type SignInFailure } from '@emsal/api/desk/sign-in';
import { networkOf } from '@emsal/listening/network';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProtocolError } from '../../../http/protocol-error';
import type { Services } from '../../../http/services';
import { writeAuditLog } from '../audit-log/audit-log';
import { activeStaffByEmail } from '../staff/staff-store';
import { openDeskSession } from './desk-session';
import { isProviderAway, type IdentityProvider } from './identity-provider';
import { setAttemptCookie, setSessionCookie, takeAttempt } from './session-cookie';

/** Sign-ins of a network in a minute. */
const attemptsPerMinute = 20;

const back = (reply: FastifyReply, failed: SignInFailure): FastifyReply => reply.redirect(`/?hata=${failed}`);

async function spend({ rateLimits }: Services, { ip }: FastifyRequest): Promise<void> {
  const waitSeconds = await rateLimits.spend(`desk sign-in:${networkOf(ip)}`, 1, attemptsPerMinute);
  if (waitSeconds !== null) throw new ProtocolError('tooMany', { retryAfterSeconds: waitSeconds });
}

export function mountSignIn(app: FastifyInstance, services: Services, provider: IdentityProvider): void {
  app.get(deskSignIn.begin, async (request, reply) => {
    await spend(services, request);
    try {
      const { url, attempt } = await provider.begin();
      return setAttemptCookie(reply, attempt).redirect(url);
    } catch (error) {
      services.log.error({ err: error }, 'desk: the identity provider does not answer');
      return back(reply, 'away');
    }
  });
  app.get(deskSignIn.return, async (request, reply) => finish(request, reply, { services, provider }));
}

interface SignInPorts {
  services: Services;
  provider: IdentityProvider;
}

/** An e-mail address, or why there is none. What the provider said is in the log. */
async function proofOf(
  ask: () => Promise<string | null>,
  { log }: Services,
): Promise<{ email: string } | { failed: SignInFailure }> {
  try {
    const email = await ask();
    return email === null ? { failed: 'notProven' } : { email };
  } catch (error) {
    const isAway = isProviderAway(error);
    log[isAway ? 'error' : 'warn']({ err: error }, 'desk: the identity provider proved nobody');
    return { failed: isAway ? 'away' : 'notProven' };
  }
}

async function finish(request: FastifyRequest, reply: FastifyReply, { services, provider }: SignInPorts) {
  await spend(services, request);
  const attempt = takeAttempt(request, reply);
  const query = new URL(request.url, services.config.desk.url).search;
  const proof = attempt
    ? await proofOf(() => provider.finish(query, attempt), services)
    : { failed: 'notProven' as const };
  if ('failed' in proof) return back(reply, proof.failed);
  const { db, clock } = services;
  const staff = await activeStaffByEmail(db, proof.email);
  if (!staff) return back(reply, 'unknown');
  const at = clock.now();
  const token = await openDeskSession(db, staff.id, at);
  await writeAuditLog(db, { staffId: staff.id, at, action: 'signedIn' });
  return setSessionCookie(reply, token).redirect('/');
}
