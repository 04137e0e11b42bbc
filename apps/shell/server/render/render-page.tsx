/** Renders the shell and its remote to complete HTML. Nothing is streamed later, because that needs inline scripts. */
import type { Page } from '@emsal/platform/page';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';
import { App } from '../../app/app';
import type { Rendered } from '../document/document';

function collect(done: (html: string) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    write: (part: Buffer, _, next) => {
      parts.push(part);
      next();
    },
    final: (next) => {
      done(Buffer.concat(parts).toString('utf8'));
      next();
    },
  });
}

/** Where the page begins: what React writes before it belongs in the head. */
const mark = 'data-page-root';

export function splitHead(html: string): Rendered {
  const at = html.indexOf(`<div ${mark}`);
  return { head: html.slice(0, at), body: html.slice(at) };
}

/** Throws what a component throws outside every Suspense boundary. */
export function renderPage(page: Page, content: ReactNode): Promise<Rendered> {
  return new Promise((done, failed) => {
    const { pipe } = renderToPipeableStream(<App page={page}>{content}</App>, {
      // Above this size React would postpone finished boundaries and insert them by inline script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellError: failed,
      onAllReady: () => void pipe(collect((html) => done(splitHead(html)))),
    });
  });
}
