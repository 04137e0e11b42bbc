/** Reads published content in a loader. An answer that did not come is an error page, never an empty list or a missing page. */
import type { CallName } from '@emsal/api/call';
import type { CommandKey, InputOf, LookupKey, OutputOf } from '@emsal/api/calls/table';
import { toEnvelope } from '@emsal/api/client';
import type { ContentCode } from '@emsal/api/outcomes/content';
import { httpRequestOf } from '@emsal/api/http-request';
import { pageOf } from '@emsal/platform/page';
import { data, type LoaderFunctionArgs } from '@emsal/platform/router';

type CmsLookup = Extract<
  LookupKey,
  `GET cms/${string}` | 'GET selfservice/formdata/GetYoutubePlayList' | 'GET selfservice/formData/GetRaffleCityList'
>;
type CmsCommand = Extract<CommandKey, `GET cms/${string}` | 'GET reviews/list'>;

export interface CmsReader {
  list<K extends CmsLookup>(name: K, input: InputOf<K>): Promise<OutputOf<K>>;
  /** Null when there is no such page or category. */
  one<K extends CmsCommand>(name: K, input: InputOf<K>): Promise<OutputOf<K> | null>;
}

const notFound: ContentCode = 'contentNotFound';
const invalidAddress = 400;
const unavailable = () => data(null, { status: 503 });

export const missing = () => data(null, { status: 404 });

export function cmsReader(args: LoaderFunctionArgs): CmsReader {
  const { transport } = pageOf(args);
  const send = (name: string, input: object) =>
    transport(httpRequestOf(name as CallName, input as Record<string, unknown>), {});
  return {
    list: async (name, input) => {
      const { status, body } = await send(name, input);
      if (status !== 200 || !Array.isArray(body)) throw unavailable();
      return body as never;
    },
    one: async (name, input) => {
      const reply = await send(name, input);
      if (reply.status === invalidAddress) return null;
      const envelope = toEnvelope<never>(reply);
      if (envelope.isSuccess) return envelope.result;
      if (envelope.messageCode === notFound) return null;
      throw unavailable();
    },
  };
}
