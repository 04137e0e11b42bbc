/** The HTML document around the rendered page: a head that can be sent before the page is loaded, and the rest. */
import { brand } from '@emsal/brand/brand';
import { callUs } from '@emsal/brand/call-us.texts';
import { brandBlockId } from '@emsal/brand/brand-block';
import { phoneHref } from '@emsal/platform/formats/numbers';
import type { PageClass } from '@emsal/platform/remote';
import { pageDataId, rootId, toJsonBlock, type PageData } from '../../page-data/page-data';
import { remoteBoundaryTexts as downTexts } from '../../remotes/remote-boundary.texts';
import { remoteDownId } from '../../start/remote-down-notice';
import { serviceAwayId } from '../../start/service-away';
import { serviceAwayTexts } from '../../start/service-away.texts';
import { escapeHtml as escape } from '../escape';
import { manifestPath, touchIconPath } from '../seo/icon-paths';
import type { StyleSheet } from './style-sheets';

export interface HeadChoice {
  page: PageClass;
  status: number;
  boot: string;
  sheets: readonly StyleSheet[];
}

const brandBlock = `<script type="application/json" id="${brandBlockId}">${toJsonBlock(brand)}</script>`;

/** Partners for whose visitors the boot script hides the share-and-earn card. */
const quietMarkers = brand.partners.filter(({ hidesShareCard }) => hidesShareCard).map(({ marker }) => marker);
const quietPartners = quietMarkers.length > 0 ? ` data-quiet-partners="${escape(quietMarkers.join(' '))}"` : '';

/** Not closed: the page adds `<title>` and other elements later. */
export function openHead({ page, status, boot, sheets }: HeadChoice): string {
  return [
    `<!doctype html><html lang="tr" data-page="${page}" data-status="${status}"${quietPartners}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<link rel="icon" href="${escape(brand.favicon)}" type="image/svg+xml"><link rel="apple-touch-icon" href="${touchIconPath}"><link rel="manifest" href="${manifestPath}">`,
    ...sheets.map(({ html }) => html),
    `<script>${boot}</script>`,
  ].join('');
}

/** Shown by the shell while the page's remote cannot be loaded; the server's HTML above it stays usable. */
const remoteDownNotice = (): string =>
  `<div id="${remoteDownId}" role="alert" class="remote-down" hidden><p>${downTexts.title}. ${downTexts.lead}</p>` +
  `<p><a href="" data-reload="">${downTexts.retry}</a> · <a href="${phoneHref(brand.phones.sales)}">${callUs(brand.phones.sales)}</a></p></div>`;

/** Shown while the page repeats its calls by itself. */
const serviceAwayNotice = `<div id="${serviceAwayId}" role="status" class="remote-down" hidden><p>${serviceAwayTexts.waiting}</p></div>`;

/**
 * The boot script loads the shell, at the first interaction or after the first paint. A page that the browser has to render loads it at
 * once.
 */
const scriptsOf = ({ scripts, router }: PageData): string =>
  router === null ? scripts.map((src) => `<script defer src="${src}"></script>`).join('') : '';

/** A redirect after the head has been sent. */
export const lateRedirect = (location: string): string =>
  `<meta http-equiv="refresh" content="0;url=${escape(location)}"></head><body></body></html>`;

export interface Rendered {
  /** What React renders for the head. */
  head: string;
  body: string;
}

export const closeDocument = ({ head, body }: Rendered, data: PageData): string =>
  [
    `${head}${scriptsOf(data)}</head><body><div id="${rootId}">${body}</div>`,
    data.owner ? remoteDownNotice() + serviceAwayNotice : '',
    brandBlock,
    `<script type="application/json" id="${pageDataId}">${toJsonBlock(data)}</script></body></html>`,
  ].join('');
