import { documentRoutes } from '@emsal/api/document-routes';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fileRoute } from '../../../http/file-route';
import { ProtocolError } from '../../../http/protocol-error';
import type { Services } from '../../../http/services';
import { sendDocument } from '../../document/send-document';
import { findDisclosureFile } from './disclosure-files';

const shown = fileRoute({
  module: 'document',
  summary: 'A disclosure that is shown before payment, as PDF.',
  params: z.object({ line: z.string().max(40), kind: z.string().max(40), textVersion: z.string().max(100) }),
});

/** The disclosures that are shown before payment: public, the same file for everybody. */
export function disclosureRoute(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { line: string; kind: string; textVersion: string } }>(
    documentRoutes.shownText.path,
    shown,
    async (request, reply) => {
      const file = await findDisclosureFile(services, request.params);
      if (!file) throw new ProtocolError('notFound');
      return sendDocument(reply, { ...file, isAttachment: false });
    },
  );
}
