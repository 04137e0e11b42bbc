/** What every service page outside the account loads first: whose code this browser holds. Only then the page's own data. */
import { createClient, type Client } from '@emsal/api/client';
import type { ProofStatus } from '@emsal/api/calls/self-service/form-data';
import { pageOf } from '@emsal/platform/page';
import type { LoaderFunctionArgs } from '@emsal/platform/router';
import { answered } from '../area/account-loader';

/** What a service page gets of its loader. */
export interface ServiceData<Loaded> {
  proof: ProofStatus;
  /** Null until the person is proven. */
  loaded: Loaded | null;
}

export const serviceLoader =
  <Loaded>(load: (client: Client, args: LoaderFunctionArgs, proof: ProofStatus) => Promise<Loaded>) =>
  async (args: LoaderFunctionArgs): Promise<ServiceData<Loaded>> => {
    const client = createClient(pageOf(args).transport);
    const proof = answered(await client.command('POST selfservice/formData/getOtpVerificationStatus', {}), args);
    return { proof, loaded: proof.step === 'proven' ? await load(client, args, proof) : null };
  };
