/** Loads and renders one page of a remote, inside its render process. */
import type { Page } from '@emsal/platform/page';
import type { RemoteModule } from '@emsal/platform/remote';
import type { Dispatcher } from 'undici';
import { createAppStore } from '../../store/app-store';
import { edgePageParts, ensureToken } from '../visitor/edge-page';
import { routerData } from './router-data';
import { metadataTags } from '../seo/metadata-tags';
import { faultOf } from './fault-of';
import { loaderFault } from './loader-fault';
import { watchOutage } from './outage';
import { trackPersonalReads } from './personal-reads';
import { loadPage, renderLoaded } from './remote-page';
import type { PageJob, PageOutcome, PageResult } from './render-messages';

function openPage(job: PageJob, module: RemoteModule, api: Dispatcher) {
  const setCookies: string[] = [];
  const { visitor, publishers: entries, lines, year, today, marketingPermissionRequired, publishedContent } = job;
  const same = { year, today, marketingPermissionRequired, publishedContent };
  const pageParts = edgePageParts({ api, visitor, entries, lines, ...same, setCookies });
  const { transport, isAway } = watchOutage(pageParts.transport, job.form === null);
  const { parts, isPersonal } = trackPersonalReads({ ...pageParts, transport });
  return { page: createAppStore(parts, module.slices).page, setCookies, isPersonal, isAway };
}

/** Characters of HTML and of data for the browser: the edge and every visitor would carry more. */
const largestPage = 4_000_000;

/** Throws for a page that cannot be sent: its data are no JSON, or it is too large. */
function requireSendable({ rendered, router, state }: Extract<PageOutcome, { kind: 'page' }>): void {
  const size = rendered.head.length + rendered.body.length + JSON.stringify([router, state]).length;
  if (size > largestPage) throw new Error(`the page has ${size} characters, at most ${largestPage}: split it`);
}

interface OpenPage {
  page: Page;
  isAway: () => boolean;
}

async function outcomeOf(job: PageJob, module: RemoteModule, { page, isAway }: OpenPage): Promise<PageOutcome> {
  if (job.page !== 'content') await ensureToken(page, job.visitor);
  const form = job.form === null ? null : new URLSearchParams(job.form);
  const loaded = await loadPage({ name: job.bundle.name, module }, page, { url: job.url, form });
  // Values submitted without script stay on their own page, which says what happened.
  if (isAway() && job.page !== 'content' && form === null) return { kind: 'unavailable' };
  if (loaded.kind === 'redirect') return loaded;
  const { head, body } = await renderLoaded(loaded, page);
  const fault = loaderFault(loaded.context);
  const outcome: PageOutcome = {
    kind: 'page',
    status: loaded.status,
    ...(fault !== undefined && { fault }),
    rendered: { head: head + metadataTags(loaded.metadata, job.url), body },
    router: routerData(loaded),
    state: page.store.getState() as Record<string, unknown>,
  };
  requireSendable(outcome);
  return outcome;
}

export async function renderPageJob(job: PageJob, module: RemoteModule, api: Dispatcher): Promise<PageResult> {
  const { page, setCookies, isPersonal, isAway } = openPage(job, module, api);
  const outcome = await outcomeOf(job, module, { page, isAway }).catch((error: unknown): PageOutcome => ({
    kind: 'failed',
    fault: faultOf(error),
  }));
  return { outcome, setCookies, isPersonal: isPersonal() };
}
