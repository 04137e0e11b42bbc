/** The HTML around the rendered page: a head that can be sent before anything is known, and the rest. */
import { brand } from '@emsal/brand/brand';
import { callUs } from '@emsal/brand/call-us.texts';
import { brandBlockId } from '@emsal/brand/brand-block';
import { phoneHref } from '@emsal/platform/formats/numbers';
import type { RegistryEntry } from '@emsal/platform/registry/registry';
import type { PageClass } from '@emsal/platform/remote';
import { pageDataId, rootId, toJsonBlock, type PageData } from '../page-data/page-data';
import { remoteBoundaryTexts as downTexts } from '../remotes/remote-boundary.texts';
import { remoteDownId } from '../start/load-owner';
import { escapeHtml as escape } from './escape';
import { manifestPath, touchIconPath } from './found/icon-paths';
import type { ShellAssets } from './shell-assets';
import { theme } from './theme';

export interface HeadChoice {
  page: PageClass;
  status: number;
  assets: ShellAssets;
  /** The remote whose styles the page needs. */
  owner: RegistryEntry | null;
}

/** `data-href` is the name under which the remote's own run time looks for a sheet that is there already. */
function remoteSheet(entry: RegistryEntry, href: string): string {
  const relative = href.slice(`/remotes/${entry.name}/${entry.version}/`.length);
  return `<link rel="stylesheet" href="${href}" data-href="${relative}" integrity="${entry.integrity[href] ?? ''}" crossorigin="anonymous">`;
}

const brandBlock = `<script type="application/json" id="${brandBlockId}">${toJsonBlock(brand)}</script>`;

/** Partners on whose visits the boot script takes the share-and-earn card away. */
const quietMarkers = brand.partners.filter(({ hidesShareCard }) => hidesShareCard).map(({ marker }) => marker);
const quietPartners = quietMarkers.length > 0 ? ` data-quiet-partners="${escape(quietMarkers.join(' '))}"` : '';

/** Open: `<title>` and whatever else the page puts into the head come later. */
export function openHead({ page, status, assets, owner }: HeadChoice): string {
  return [
    `<!doctype html><html lang="tr" data-page="${page}" data-status="${status}"${quietPartners}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<link rel="icon" href="${escape(brand.favicon)}" type="image/svg+xml"><link rel="apple-touch-icon" href="${touchIconPath}"><link rel="manifest" href="${manifestPath}">`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous">`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(owner?.css ?? []).map((href) => remoteSheet(owner!, href)),
    theme ? `<style>${theme.css}</style>` : '',
    `<script>${assets.boot}</script>`,
  ].join('');
}

/** Shown by the shell while the page's remote cannot be loaded; the server's HTML stays usable above it. */
const remoteDownNotice = (): string =>
  `<div id="${remoteDownId}" role="alert" class="remote-down" hidden><p>${downTexts.title}. ${downTexts.lead}</p>` +
  `<p><a href="" data-reload="">${downTexts.retry}</a> · <a href="${phoneHref(brand.phones.sales)}">${callUs(brand.phones.sales)}</a></p></div>`;

/** The boot script loads the shell: at the first touch, or after the paint. Only a page that the browser has to render cannot wait. */
const scriptsOf = ({ scripts, router }: PageData): string =>
  router === null ? scripts.map((src) => `<script defer src="${src}"></script>`).join('') : '';

/** A redirect that was found after the head had gone. */
export const lateRedirect = (location: string): string =>
  `<meta http-equiv="refresh" content="0;url=${escape(location)}"></head><body></body></html>`;

export interface Rendered {
  /** What React puts into the head. */
  head: string;
  body: string;
}

export const closeDocument = ({ head, body }: Rendered, data: PageData): string =>
  [
    `${head}${scriptsOf(data)}</head><body><div id="${rootId}">${body}</div>`,
    data.owner ? remoteDownNotice() : '',
    brandBlock,
    `<script type="application/json" id="${pageDataId}">${toJsonBlock(data)}</script></body></html>`,
  ].join('');
