/** Line and visit of a page's path. What a page knows of lines comes from their remotes, at run time (decision 320). */
import { lineAt } from '@emsal/lines/facts/line-at';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { Page } from '@emsal/platform/page';
import { homeBecause } from '@emsal/platform/redirect-reason';
import type { PublishedProduct } from '@emsal/platform/published-product';
import { data, redirect } from '@emsal/platform/router';
import { branchSuffix } from '@emsal/platform/storage/session-keys';
import type { LineRef } from '@emsal/platform/storage/session-keys';

/** The line whose slug begins the path; 404 for a line that nobody publishes. */
export async function lineOfPath({ lineFacts }: Page, pathname: string): Promise<LineFacts> {
  const line = await lineFacts?.(pathname.split('/')[1] ?? '');
  if (!line) throw data(null, { status: 404 });
  return line;
}

/** The same on pages of offers and payments, which a line that advisers prepare has not. */
export async function quotedLineOfPath(page: Page, pathname: string): Promise<LineFacts> {
  const line = await lineOfPath(page, pathname);
  if (line.sale === 'adviser') throw data(null, { status: 404 });
  return line;
}

/** What every page knows of a published line, by its path or its id. */
export const productAt = ({ products = [] }: Page, path: string): PublishedProduct | undefined =>
  lineAt(products, path);
export const productOf = ({ products = [] }: Page, line: string): PublishedProduct | undefined =>
  products.find(({ id }) => id === line);

/** Its name in running text. */
export const shortNameOf = ({ name, shortName = name }: PublishedProduct): string => shortName;

/** The visit id of a line: from its cookie on the server, from session storage in the browser. */
export const visitIdOf = (page: Pick<Page, 'visitId'>, line: LineRef): string | undefined =>
  page.visitId(branchSuffix(line));

/** Redirects to / without a visit (spec funnel 4.2), with the reason. */
export function visitIdOrHome(page: Page, line: LineRef): string {
  const visitId = visitIdOf(page, line);
  if (visitId === undefined) throw redirect(homeBecause('visit'));
  return visitId;
}
