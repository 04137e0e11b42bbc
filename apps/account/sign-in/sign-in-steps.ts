/** The order of the sign-in, and which of its pages a browser may see (spec member 2 and 4). */
import type { SignInStatus } from '@emsal/api/calls/customer-account/sign-in';
import { createClient } from '@emsal/api/client';
import { pageOf } from '@emsal/platform/page';
import { redirect, type LoaderFunctionArgs } from '@emsal/platform/router';

export const accountHome = '/uyelik/anasayfa';
export const startPath = '/uyelik';
export const declarationPath = '/uyelik/telefon-beyani';

/** Where a running sign-in goes on. After a refused login the numbers are asked again. */
const pageOfStep: Readonly<Record<SignInStatus['step'], string>> = {
  start: startPath,
  otp: '/uyelik/otp',
  birthDate: '/uyelik/temel-bilgiler',
  login: startPath,
};

/** @returns the status for the page of this step; every other page is left for where the browser stands */
export async function loadStep(args: LoaderFunctionArgs, step: 'otp' | 'birthDate'): Promise<SignInStatus> {
  const client = createClient(pageOf(args).transport);
  const reply = await client.command('POST selfservice/customeraccount/getOtpVerificationStatus', {});
  const current = reply.isSuccess ? reply.result.step : 'start';
  if (!reply.isSuccess || current !== step) throw redirect(pageOfStep[current]);
  return reply.result;
}
