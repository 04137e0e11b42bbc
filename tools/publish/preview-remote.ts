/** `npm run preview-remote -- content`: builds a remote and prints a link that shows it, unpublished, to whoever opens it, for a day. */
import { parseArgs } from 'node:util';
import { fail } from '../start/progress.ts';
import { previewAnnounced } from './publication/publish-command.ts';
import { buildRemotes, chosenRemotes, publicationOf } from './publication/chosen-remotes.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { built: { type: 'boolean' } } });
const [name] = chosenRemotes(positionals.slice(0, 1), 'preview-remote', ' [--built]') as [string];
if (!values.built) await buildRemotes([name]);
await previewAnnounced(publicationOf(name)).catch(fail);
