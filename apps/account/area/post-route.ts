/** The target of a plain form: posting asks the server for the next page. Opened by its address it does nothing (decision 381). */
import { createClient, type Client } from '@emsal/api/client';
import type { Envelope } from '@emsal/api/envelope';
import { pageOf } from '@emsal/platform/page';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@emsal/platform/router';
import { answered } from './account-loader';

interface PostRoute<Result> {
  ask: (client: Client, params: LoaderFunctionArgs['params']) => Promise<Envelope<Result>>;
  /** The path after the answer. */
  next: (result: Result, params: LoaderFunctionArgs['params']) => string;
  /** The page that holds the form. */
  from: (params: LoaderFunctionArgs['params']) => string;
}

export const postRoute = <Result>({ ask, next, from }: PostRoute<Result>) => ({
  action: async (args: ActionFunctionArgs): Promise<Response> =>
    redirect(next(answered(await ask(createClient(pageOf(args).transport), args.params), args), args.params)),
  loader: ({ params }: LoaderFunctionArgs): Response => redirect(from(params)),
});
