/** A whole error page as the edge would send it, for tests that evaluate the code again. */
import { closeDocument, openHead } from '../server/document/document';
import { renderFault } from '../server/pages/fault-page';
import { theme } from '../server/document/theme';
import { createAppStore } from '../store/app-store';

const same = { isMobile: false, marketingPermissionRequired: false, year: 2026, today: '2026-11-25' };
const none = {
  revision: 0,
  page: 'content',
  scripts: [],
  owner: null,
  remotes: [],
  products: [],
  router: null,
  state: {},
} as const;

export async function htmlOfErrorPage(): Promise<string> {
  const { page } = createAppStore(
    {
      ...same,
      transport: async () => ({ status: 0, body: null }),
      cookie: () => undefined,
      visitId: () => undefined,
      isServer: true,
      products: [],
      isPublished: () => true,
    },
    [],
  );
  const rendered = await renderFault(500, page, 'http://localhost/');
  return (
    openHead({ page: 'content', status: 500, boot: '', sheets: theme }) +
    closeDocument(rendered, { ...none, ...same, status: 500 })
  );
}
