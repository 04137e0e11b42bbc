/** Loads the form of a link. Its secret stands in the address, as the SMS gave it. */
import type { ApprovedForm, InformationForm } from '@emsal/api/calls/self-service/health-process';
import { createClient } from '@emsal/api/client';
import { formParameter, healthFormPaths } from '@emsal/api/health-form-paths';
import { pageOf } from '@emsal/platform/page';
import { redirect, type LoaderFunctionArgs } from '@emsal/platform/router';

export interface OpenedForm {
  hash: string;
  form: InformationForm;
}
/** Without a link, or with one that opens nothing. */
export interface NoForm {
  form: null;
  failed: string | null;
}

const hashIn = ({ request }: LoaderFunctionArgs): string => new URL(request.url).searchParams.get(formParameter) ?? '';

export const pageOfForm = (page: keyof typeof healthFormPaths, hash: string): string =>
  `${healthFormPaths[page]}?${formParameter}=${hash}`;

export async function loadForm(args: LoaderFunctionArgs): Promise<OpenedForm | NoForm> {
  const hash = hashIn(args);
  if (hash === '') return { form: null, failed: null };
  const client = createClient(pageOf(args).transport);
  const reply = await client.command('GET selfservice/HealthProcess/GetInformationForm/{hash}', { hash });
  return reply.isSuccess ? { hash, form: reply.result } : { form: null, failed: reply.message };
}

export interface LoadedApproval {
  hash: string;
  approved: ApprovedForm;
}

/** What was approved; in a browser that did not approve it, the approval comes first. */
export async function loadApproved(args: LoaderFunctionArgs): Promise<LoadedApproval | (NoForm & { approved: null })> {
  const hash = hashIn(args);
  if (hash === '') return { form: null, failed: null, approved: null };
  const client = createClient(pageOf(args).transport);
  const reply = await client.command('GET selfservice/HealthProcess/GetHealthInformationSaveModelForPdf/{hash}', {
    hash,
  });
  if (reply.isSuccess) return { hash, approved: reply.result };
  if (reply.messageCode === 'codeNeeded') throw redirect(pageOfForm('approval', hash));
  if (reply.messageCode === 'formIncomplete') throw redirect(pageOfForm('entry', hash));
  return { form: null, failed: reply.message, approved: null };
}
