/** Has a page rendered by the process of its remote. */
import type { RegistryEntry } from '@emsal/platform/registry/file/registry';
import type { PageJob, PageResult } from '../render/render-messages';
import { bundleFileOf } from '../render/render-pool';
import { visitorIndependentData, type PageRequest } from './page-request';

const jobOf = (
  { visitor, entries, lines, path, url, form, ports, published }: PageRequest,
  entry: RegistryEntry,
): PageJob => ({
  bundle: bundleFileOf(entry),
  visitor,
  publishers: entries.map(({ name, paths }) => ({ name, paths })),
  lines,
  url,
  form: form === null ? null : form.toString(),
  page: path.page,
  publishedContent: published?.content ?? null,
  ...visitorIndependentData(ports),
});

/** A remote that throws, or whose process ends meanwhile, gives the 503 page. */
export const renderInProcess = (pageRequest: PageRequest, entry: RegistryEntry): Promise<PageResult> =>
  pageRequest.ports.renderers
    .of(entry.name)
    .page(jobOf(pageRequest, entry))
    .catch(({ message }: Error) => ({
      outcome: { kind: 'failed', fault: message },
      setCookies: [],
      isPersonal: true,
    }));
