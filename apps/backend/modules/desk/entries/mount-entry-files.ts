/** Downloads of what came with a form: by whoever owns its kind, and never without a row in the audit log. */
import { deskOutcomes } from '@emsal/api/desk/desk-outcomes';
import { entryFileOf, entryKinds, mayDownload } from '@emsal/api/desk/entry-shapes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal, refusalsOf } from '../../../http/refusal';
import { envelopeOf } from '../../../http/replies';
import type { Services } from '../../../http/services';
import { fileOfEntry, type EntryFile } from '../../entry/entry-store';
import { fileKinds } from '../../entry/file-kinds';
import type { DeskContext } from '../desk-context';
import { admitStaff, deskContextOf, deskPrefix } from '../mount-desk-calls';
import { readableEntry } from './readable-entry';

const refuse = refusalsOf(deskOutcomes);

async function ownedFile(id: string, { db, staff, record }: DeskContext): Promise<EntryFile | Refusal> {
  const entry = await readableEntry(db, id, staff);
  if (entry instanceof Refusal) return entry;
  if (!mayDownload(entry.kind, staff.roles)) return refuse('notPermitted');
  const file = await fileOfEntry(db, id);
  if (!file) return refuse('entryUnknown');
  await record({ action: 'entryFileRead', object: id, reason: entryKinds[entry.kind].title });
  return file;
}

/** A browser saves it and neither sniffs nor stores it. */
const sendFile = (reply: FastifyReply, { purpose, content }: EntryFile): FastifyReply =>
  reply
    .type(fileKinds[purpose].type)
    .header('content-disposition', `attachment; filename="${fileKinds[purpose].name}"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(content);

export function mountEntryFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>(`${deskPrefix}/${entryFileOf(':id')}`, async (request, reply) => {
    const admitted = await admitStaff('entries.read', { services, request, reply });
    if (!admitted) return reply;
    const file = await ownedFile(request.params.id, deskContextOf(admitted, { services, reply }));
    if (!(file instanceof Refusal)) return sendFile(reply, file);
    const { body } = envelopeOf(file);
    return reply.code(file.code === 'notPermitted' ? 403 : 404).send(body);
  });
}
