/** Line and visit of a page's path. */
import { lineBySlug } from '@emsal/lines/registry/find-line';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { Page } from '@emsal/platform/page';
import { homeBecause } from '@emsal/platform/home-reason';
import { redirect } from '@emsal/platform/router';
import { branchSuffix } from '@emsal/platform/storage/session-keys';

/** The line whose slug begins the path; routes exist for known slugs only. */
export function lineOfPath(pathname: string): LineFacts {
  const line = lineBySlug(pathname.split('/')[1] ?? '');
  if (!line) throw new Error(`no line owns the path ${pathname}`);
  return line;
}

/** The visit id of a line: from its cookie on the server, from session storage in the browser. */
export const visitIdOf = (page: Pick<Page, 'visitId'>, line: LineFacts): string | undefined =>
  page.visitId(branchSuffix(line));

/** Redirects to / without a visit (spec funnel 4.2), with the reason. */
export function visitIdOrHome(page: Page, line: LineFacts): string {
  const visitId = visitIdOf(page, line);
  if (visitId === undefined) throw redirect(homeBecause('visit'));
  return visitId;
}
