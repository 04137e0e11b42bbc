/** The copy of a customer's data, made while they wait and stored nowhere (decision 328). */
import type { OutputOf, ParsedOf } from '@emsal/api/calls/table';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import type { CustomerContext } from '../../../http/context';
import type { Refusal } from '../../../http/refusal';
import { withAccountCode } from '../account-code';
import { accountCopy } from './account-copy';
import { copyPdf } from './copy-pdf';
import { exportTexts as texts } from './export.texts';

type Files = OutputOf<'POST selfservice/customeraccount/exportAccount'>;

export async function exportAccount(
  proven: ParsedOf<'POST selfservice/customeraccount/exportAccount'>,
  context: CustomerContext,
): Promise<Files | Refusal> {
  const refused = await withAccountCode({ ...proven, purpose: 'export' }, context, async () => null);
  if (refused) return refused;
  const copy = await accountCopy(context);
  const name = `${texts.fileName}-${dayInTurkey(context.clock.now())}`;
  const json = Buffer.from(JSON.stringify(copy, null, 2));
  return {
    files: [
      { name: `${name}.pdf`, type: 'application/pdf', content: (await copyPdf(copy)).toString('base64') },
      { name: `${name}.json`, type: 'application/json', content: json.toString('base64') },
    ],
  };
}
