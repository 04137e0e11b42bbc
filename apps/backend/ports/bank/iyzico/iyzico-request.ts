import { bankDeadline } from '../bank-port';
import { requestJson } from '../request-json';
import { authorizationOf, type IyzicoKeys } from './iyzico-signatures';

/** Null when there is no readable answer. */
export type Send = (path: string, body?: object) => Promise<unknown>;

interface RequestOptions extends IyzicoKeys {
  url: string;
  deadline?: number;
}

/** Sends signed requests: POST with a body, GET without. */
export function sender({ url, deadline = bankDeadline, ...keys }: RequestOptions): Send {
  return (path, given) => {
    const body = given === undefined ? '' : JSON.stringify(given);
    return requestJson({
      url: url + path,
      method: given === undefined ? 'GET' : 'POST',
      headers: { ...authorizationOf(keys, path.split('?')[0]!, body), 'content-type': 'application/json' },
      ...(given !== undefined && { body }),
      deadline,
    });
  };
}
