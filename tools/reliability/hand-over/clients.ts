/** What visitors send while processes are replaced: pages, reads and writes, over connections of their own and kept ones. */
import type { Environment } from '../../start/environment.ts';

export interface Client {
  what: string;
  ask(): Promise<Response>;
}
/** How often each failure happened. */
export type Failures = Map<string, number>;

const login = JSON.stringify({ ApplicationKey: 'emsal-web', EmployeeID: 156, CustomerID: 0 });

export const clientsOf = ({ siteUrl, deskUrl }: Environment): Client[] =>
  (['close', 'keep-alive'] as const).flatMap((connection) => {
    const get = (what: string, url: string): Client => ({ what, ask: () => fetch(url, { headers: { connection } }) });
    return [
      get('a landing page', `${siteUrl}/trafik-sigortasi`),
      get('a form page', `${siteUrl}/trafik-sigortasi/form/temel-bilgiler`),
      get('a read of the API', `${siteUrl}/api/data/GetVehicleBrandList`),
      get('the sign-in page of the desk', `${deskUrl}/`),
      {
        what: 'a new session',
        ask: () =>
          fetch(`${siteUrl}/api/token/create`, {
            method: 'POST',
            headers: { connection, origin: siteUrl, 'content-type': 'application/json' },
            body: login,
          }),
      },
    ];
  });

/** @returns number of requests */
export async function askUntil(done: AbortSignal, { what, ask }: Client, failures: Failures): Promise<number> {
  let asked = 0;
  for (; !done.aborted; asked += 1) {
    const failure = await failureOf(ask);
    if (failure !== null) failures.set(`${what}: ${failure}`, (failures.get(`${what}: ${failure}`) ?? 0) + 1);
  }
  return asked;
}

/** Also an answer that breaks off is one. */
async function failureOf(ask: Client['ask']): Promise<string | null> {
  try {
    const answer = await ask();
    await answer.arrayBuffer();
    return answer.ok ? null : String(answer.status);
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}
