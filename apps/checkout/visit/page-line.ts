/** From a page's path to its line and its visit. */
import { lineBySlug } from '@emsal/lines/facts/find-line';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { Page } from '@emsal/platform/page';
import { redirect } from '@emsal/platform/router';
import { branchSuffix } from '@emsal/platform/storage/session-keys';

/** The line that a checkout path begins with; the routes name known slugs only. */
export function lineOfPath(pathname: string): LineFacts {
  const line = lineBySlug(pathname.split('/')[1] ?? '');
  if (!line) throw new Error(`no line owns the path ${pathname}`);
  return line;
}

/** The visit of a line: its cookie on the edge, session storage in the browser. */
export const visitOf = (page: Pick<Page, 'visitId'>, line: LineFacts): string | undefined =>
  page.visitId(branchSuffix(line));

/** Without a visit there is nothing to show: go to / (spec funnel 4.2). */
export function visitOrHome(page: Page, line: LineFacts): string {
  const visitId = visitOf(page, line);
  if (visitId === undefined) throw redirect('/');
  return visitId;
}
