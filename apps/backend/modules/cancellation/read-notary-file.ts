import type { OutputOf } from '@emsal/api/calls/table';
import type { CallerContext } from '../../http/context';
import type { Refusal } from '../../http/refusal';
import { refuse } from './cancellable';
import { unsentPages } from './sale-pages';

type Sale = OutputOf<'POST selfservice/addendum/ReadNotaryFile'>;

/** What the first readable page says. */
export async function readNotaryFile(files: readonly string[], context: CallerContext): Promise<Sale | Refusal> {
  const pages = await unsentPages(files, context);
  if (pages === null) return refuse('fileGone');
  let isSilent = false;
  for (const { content } of pages) {
    const answer = await context.ports.registries.notaryPage({ image: content.toString('base64') });
    if (answer.state === 'found') return answer.value;
    isSilent ||= answer.state === 'unavailable';
  }
  return refuse(isSilent ? 'readerSilent' : 'documentUnreadable');
}
