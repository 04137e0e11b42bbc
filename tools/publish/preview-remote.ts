/** `npm run preview-remote -- content`: builds a remote and prints a link that shows it, unpublished, to whoever opens it, for a day. */
import { parseArgs } from 'node:util';
import { previewParameter } from '../../libs/platform/registry/preview-link.ts';
import { previewToken } from '../../libs/platform/registry/signatures.ts';
import { fail } from '../start/progress.ts';
import { buildRemotes, chosenRemotes, publicationOf } from './chosen-remotes.ts';
import { publish } from './publish.ts';

/** Milliseconds. */
const lifetime = 24 * 3_600_000;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { built: { type: 'boolean' } } });
const [name] = chosenRemotes(positionals.slice(0, 1), 'preview-remote', ' [--built]') as [string];
const site = process.env['SITE_URL'] ?? `http://localhost:${process.env['PORT'] ?? 4200}`;

if (!values.built) buildRemotes([name]);
const until = Date.now() + lifetime;
const publication = publicationOf(name);
const { version, revision } = await publish({ ...publication, audience: { kind: 'preview', until } }).catch(fail);
const token = previewToken({ name, revision, until }, publication.signer);
console.log(`${name} ${version} is shown until ${new Date(until).toISOString()} by
${site}/?${previewParameter}=${token}`);
