/** A test site with two remotes, behind the edge. */
import { forkSite, type ForkedSite } from './forked-site';

/** A page as it was sent. */
interface Got {
  status: number;
  headers: Headers;
  html: string;
}

export interface EdgeSite extends ForkedSite {
  get(path: string, headers?: Record<string, string>): Promise<Got>;
  /** Submits a form of the site itself. */
  submitTo(path: string, body: string, headers?: Record<string, string>): Promise<Response>;
  /** Submits the hero form. */
  submit(body: string, headers?: Record<string, string>): Promise<Response>;
}

/** Allow a minute. */
export async function openEdge(): Promise<EdgeSite> {
  const site = await forkSite();
  await site.publish('garden');
  await site.publish('orchard');
  const submitTo: EdgeSite['submitTo'] = (path, body, headers = {}) =>
    fetch(site.url + path, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url, ...headers },
    });
  return {
    ...site,
    get: async (path, headers = {}) => {
      const answer = await fetch(site.url + path, { redirect: 'manual', headers });
      return { status: answer.status, headers: answer.headers, html: await answer.text() };
    },
    submitTo,
    submit: (body, headers) => submitTo('/trafik-sigortasi/form', body, headers),
  };
}

export const cookieOf = ({ headers }: Got, name: string): string =>
  headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? '';
export const pairOf = (line: string): string => line.split(';', 1)[0]!;
export const heading = ({ html }: Got): string => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
export const pageData = ({ html }: Got) =>
  JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)![1]!) as Record<string, never> & {
    revision: number;
    owner: { version: string } | null;
    router: unknown;
    state: unknown;
  };
