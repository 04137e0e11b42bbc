import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import type { CallerContext } from '../../http/context';
import { ProtocolError } from '../../http/protocol-error';
import type { Refusal } from '../../http/refusal';
import { boundTo, download } from '../document/grants';
import { refuse } from './open-link';

type Name = 'GET selfservice/policy/downloadPdfFileAsByteArray/{sentId}/{fileId}/{from}';

/** The file of a checked policyholder. @throws ProtocolError notFound in another browser */
export async function downloadLinked(
  { sentId, fileId, from }: ParsedOf<Name>,
  context: CallerContext,
): Promise<OutputOf<Name> | Refusal> {
  if ((await boundTo(context, sentId)) !== context.visitor!.id) throw new ProtocolError('notFound');
  const document = await download(context, sentId, fileId);
  if (!document) return refuse('pdfGone');
  const { kind, name, content } = document;
  context.log.info({ kind, from }, 'a PDF was downloaded by its link');
  return { name: `${name}.pdf`, content: content.toString('base64') };
}
