import type { CallName } from '@emsal/api/call';
import type { InputOf, LookupKey, OutputOf } from '@emsal/api/calls/table';
import { httpRequestOf } from '@emsal/api/http-request';
import { pageOf } from '@emsal/platform/page';
import { data, type LoaderFunctionArgs } from '@emsal/platform/router';

type DataLookup = Extract<LookupKey, `GET data/${string}`>;

const done = 200;
const away = () => data(null, { status: 503 });

/** An answer that did not come is an error page, never an empty list. */
export const valueReader =
  (args: LoaderFunctionArgs) =>
  async <K extends DataLookup>(name: K, input: InputOf<K>): Promise<OutputOf<K>> => {
    const request = httpRequestOf(name as CallName, input as Record<string, unknown>);
    const { status, body } = await pageOf(args).transport(request, {});
    if (status !== done || !Array.isArray(body)) throw away();
    return body as never;
  };
