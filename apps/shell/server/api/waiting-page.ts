/** A page that tries again by itself while the API is away, without a script where repeating is a link. */
import type { DocumentRoute } from '@emsal/api/document-routes';
import { escapeHtml as escape } from '../escape';
import { plainHeaders, plainPage } from '../plain-page/plain-page';
import { waitingTexts as texts } from './waiting-page.texts';

/** Seconds until the page tries again. */
export const retrySeconds = 3;

/** What was sent can be sent again by script only; without it the button does. */
const script = `setTimeout(function(){document.forms[0].submit()},${retrySeconds * 1000})`;

export const waitingHeaders = { ...plainHeaders(script), 'retry-after': String(retrySeconds) };

export interface Waiting {
  route: DocumentRoute;
  /** Path and query that are asked for again. */
  url: string;
  /** What was sent; empty for a GET. */
  form: URLSearchParams;
}

const hidden = ([name, value]: [string, string]): string =>
  `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`;

const retryForm = ({ route, url, form }: Waiting): string =>
  route.method === 'GET'
    ? `<p><a class="action" href="${escape(url)}">${texts.retry}</a></p>`
    : `<form method="post" action="${escape(url)}">${[...form].map(hidden).join('')}` +
      `<button class="action">${texts.retry}</button></form><script>${script}</script>`;

const refresh = ({ route, url }: Waiting): string =>
  route.method === 'GET' ? `<meta http-equiv="refresh" content="${retrySeconds};url=${escape(url)}">` : '';

export const waitingPage = (waiting: Waiting): string =>
  plainPage({ ...texts[waiting.route.waitsFor], head: refresh(waiting), action: retryForm(waiting) });
