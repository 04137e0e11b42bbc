/** The desk's API on a port of its own, which the edge of the site never reaches (decision 310). */
import { maxDeskJsonBytes } from '@emsal/api/body-limit';
import { permissionsOf } from '@emsal/api/desk/permissions';
import { mountDrain } from '@emsal/shutdown/drain-http';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Services } from '../../http/services';
import { mountErrorHandler } from '../../plugins/error-handler';
import { mountSecurityHeaders } from '../../plugins/security-headers';
import { applicationHandlers } from './handlers/application-handlers';
import { contentHandlers } from './handlers/content-handlers';
import { entryHandlers } from './handlers/entry-handlers';
import { jobHandlers } from './handlers/job-handlers';
import type { DeskHandlers } from './desk-context';
import { readAuditLog } from './audit-log/audit-log';
import { mountDeskCalls } from './mount-desk-calls';
import { mountEntryFiles } from './entries/mount-entry-files';
import { mountRequestFiles } from './requests/mount-request-files';
import { mountImages } from './images/mount-images';
import { readReleases } from './releases/read-releases';
import { openIdentityProvider, type IdentityProvider } from './sign-in/identity-provider';
import { mountSignIn } from './sign-in/sign-in-routes';
import { requestHandlers } from './handlers/request-handlers';
import { reviewHandlers } from './handlers/review-handlers';
import { staffHandlers } from './handlers/staff-handlers';
import { deskSignIn } from '@emsal/api/desk/sign-in';

const handlers: DeskHandlers = {
  ...contentHandlers,
  ...entryHandlers,
  ...applicationHandlers,
  ...requestHandlers,
  ...reviewHandlers,
  ...jobHandlers,
  ...staffHandlers,
  'GET session': async (_input, { staff: { name, roles }, config }) => ({
    name,
    roles,
    may: permissionsOf(roles),
    siteUrl: config.siteUrl,
  }),
  'POST session/end': async (_input, { record, endSession }) => {
    await endSession();
    await record({ action: 'signedOut' });
    return null;
  },
  'GET releases': (_input, services) => readReleases(services),
  'GET auditLog': ({ page }, { db }) => readAuditLog(db, page),
};

const providerOf = ({ config: { desk } }: Services): IdentityProvider =>
  openIdentityProvider({ ...desk.provider, returnUrl: desk.url + deskSignIn.return });

export async function buildDeskApp(services: Services, provider = providerOf(services)): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    bodyLimit: maxDeskJsonBytes,
    trustProxy: services.config.trustedProxies,
    forceCloseConnections: 'idle',
  });
  app.removeContentTypeParser('text/plain');
  mountErrorHandler(app);
  mountDrain(app);
  await app.register(cookie);
  await mountSecurityHeaders(app);
  mountSignIn(app, services, provider);
  mountDeskCalls(app, services, handlers);
  mountEntryFiles(app, services);
  mountRequestFiles(app, services);
  await mountImages(app, services);
  return app as unknown as FastifyInstance;
}
