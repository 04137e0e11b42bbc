import type { VisitId } from '@emsal/api/calls/identifiers';
import type { ParsedOf } from '@emsal/api/calls/table';
import { linePath } from '@emsal/lines/facts/line-path';
import { factsOf } from '@emsal/lines/registry/facts-of';
import type { CustomerContext } from '../../http/context';
import { resumeVisit } from './resume-visit';
import { unfinishedForms } from './unfinished-forms';

/** @throws ProtocolError notFound, also for another customer's form and for one that was finished */
export async function resumeForm(
  { formId }: ParsedOf<'POST selfservice/customeraccount/resumeForm'>,
  context: CustomerContext,
): Promise<{ formPath: string }> {
  const form = (await unfinishedForms(context)).find(({ id }) => id === formId);
  const { line } = await resumeVisit(form?.id as VisitId | undefined, context);
  return { formPath: linePath(factsOf(line), '/form') };
}
