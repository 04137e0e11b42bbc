/** A process of its own, because pages run a remote's code: each message is a page to hydrate, each answer says whether it went well. */
import { openParent } from '../../../apps/shell/server/confined/confined-program.ts';
import { syntheticAgent } from '../../../libs/platform/registry/reports/synthetic-agent.ts';
import { hydrate, openPage, waitForEffects, type Beacon } from '../gate/page-window.ts';
import { sendBeats } from '../gate/reaction.ts';

export interface PageToVisit {
  html: string;
  url: string;
  /** Of the visitor. */
  headers: Record<string, string>;
}

// What a page leaves behind is what browsers would leave unreported, too.
for (const event of ['unhandledRejection', 'uncaughtException'] as const) process.on(event, () => undefined);

/** As this visitor, whom nobody measures. */
const senderOf =
  (headers: Record<string, string>) =>
  async (url: URL, options: RequestInit = {}): Promise<Response> =>
    url.pathname.startsWith('/api/track/')
      ? new Response('{}')
      : fetch(url, { ...options, headers: { ...(options.headers as Record<string, string>), ...headers } });

async function visit({ html, url, headers }: PageToVisit): Promise<boolean> {
  const send = senderOf(headers);
  const told: Array<Promise<unknown>> = [];
  const onBeacon = (path: string, sent: Beacon): void => {
    const body = typeof sent === 'string' ? new Blob([sent], { type: 'text/plain;charset=UTF-8' }) : sent;
    const options = { method: 'POST', headers: { 'content-type': body.type } };
    told.push(body.text().then((text) => send(new URL(path, url), { ...options, body: text })));
  };
  const page = openPage(html, url, { userAgent: syntheticAgent, send, onBeacon });
  try {
    const isHydrated = await hydrate(page);
    await waitForEffects();
    await Promise.allSettled(told);
    return isHydrated && !page.isReported();
  } finally {
    page.window.close();
  }
}

const send = openParent((page) => {
  void visit(page as PageToVisit)
    .catch(() => false)
    .then((isFine) => send(isFine));
});
sendBeats(send);
