/** The one document of the desk, and what it may load. */
import { brand } from '@emsal/brand/brand';
import { brandBlockId } from '@emsal/brand/brand-block';
import { themeCss } from '@emsal/brand/theme';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const entrySchema = z.object({ script: z.string(), styles: z.array(z.string()) });

export function deskDocument(clientFolder: string): string {
  const { script, styles } = entrySchema.parse(JSON.parse(readFileSync(join(clientFolder, 'entry.json'), 'utf8')));
  return `<!doctype html>
<html lang="tr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Masa</title>
    <link rel="icon" href="data:," />
    ${styles.map((style) => `<link rel="stylesheet" href="/static/${style}" />`).join('\n    ')}
    <style>${themeCss(brand)}</style>
    <script type="application/json" id="${brandBlockId}">${JSON.stringify(brand).replaceAll('<', '\\u003c')}</script>
    <script type="module" src="/static/${script}"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
}

/** The editor sets styles on elements while blocks are dragged: an exception of the desk, never of the site. */
export const deskPolicy = (siteUrl: string) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  frameSrc: [new URL(siteUrl).origin],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
});
