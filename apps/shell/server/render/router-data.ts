/** What the loaders of a page returned, as the browser's router takes it up. */
import type { RouterData } from '../../page-data/page-data';
import { serializeErrors } from '../../page-data/router-errors';
import type { LoadedPage } from './remote-page';

export const routerData = ({ context }: Extract<LoadedPage, { kind: 'page' }>): RouterData => ({
  loaderData: context.loaderData,
  actionData: context.actionData,
  errors: serializeErrors(context.errors),
});
