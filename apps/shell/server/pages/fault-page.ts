/**
 * Error pages of the shell itself: 503 for a remote that is down, 500 for a fault. Plain links without a framework, so that a broken
 * client release does not affect them.
 */
import type { Page } from '@emsal/platform/page';
import { createElement } from 'react';
import { createStaticHandler, createStaticRouter, data, StaticRouterProvider } from '@emsal/platform/host-router';
import { rootRoutes } from '../../routes/root-route';
import { errorTexts } from '../../errors/error-page.texts';
import { renderPage } from '../render/render-page';
import type { Rendered } from '../document/document';

const handlerFor = (status: number) =>
  createStaticHandler(rootRoutes([{ path: '*', loader: () => Promise.reject(data(null, { status })) }]));

const handlers = { 500: handlerFor(500), 503: handlerFor(503) };

/** When even this page cannot be rendered. */
const lastResort: Rendered = {
  head: `<title>${errorTexts.failedTitle}</title>`,
  body: `<main><h1>${errorTexts.doubleFault}</h1><a href="/">${errorTexts.home}</a></main>`,
};

export async function renderFault(status: 500 | 503, page: Page, url: string): Promise<Rendered> {
  try {
    const handler = handlers[status];
    const context = await handler.query(new Request(url));
    if (context instanceof Response) return lastResort;
    const router = createStaticRouter(handler.dataRoutes, context);
    return await renderPage(page, createElement(StaticRouterProvider, { router, context, hydrate: false }));
  } catch {
    return lastResort;
  }
}
