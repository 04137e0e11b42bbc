import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import type { NotaryPage } from '@emsal/registries/wire';
import type { CallerContext } from '../../http/context';
import { Refusal } from '../../http/refusal';
import { assetOf } from '../account-policy/asset-of';
import { refuse, requireCancellable } from './cancellable';
import { unsentPages } from './sale-pages';

type Input = ParsedOf<'POST selfservice/addendum/ReadNotaryFile'>;
type Sale = OutputOf<'POST selfservice/addendum/ReadNotaryFile'>;

/** What the first readable page says. */
export async function readNotaryFile({ files, policyNo }: Input, context: CallerContext): Promise<Sale | Refusal> {
  const pages = await unsentPages(files, context);
  if (pages === null) return refuse('fileGone');
  let isUnavailable = false;
  for (const { content } of pages) {
    const answer = await context.ports.registries.notaryPage({ image: content.toString('base64') });
    if (answer.state === 'found') return saleOf(answer.value, policyNo, context);
    isUnavailable ||= answer.state === 'unavailable';
  }
  return refuse(isUnavailable ? 'readerSilent' : 'documentUnreadable');
}

async function saleOf(
  { licensePlateNo, ...sale }: NotaryPage,
  policyNo: string | undefined,
  context: CallerContext,
): Promise<Sale | Refusal> {
  if (licensePlateNo === '' || policyNo === undefined) return sale;
  const found = await requireCancellable(policyNo, context);
  if (found instanceof Refusal) return found;
  const { plate } = assetOf(found.policy.risk);
  return plate === '' || withoutSpaces(plate) === withoutSpaces(licensePlateNo) ? sale : refuse('otherVehicle');
}

const withoutSpaces = (plate: string): string => plate.replaceAll(' ', '');
