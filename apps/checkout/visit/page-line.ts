/** From a page's path to its line and its visit. */
import { branchIdOf, storageSuffix } from '@emsal/lines/facts/branch-ids';
import { lineBySlug } from '@emsal/lines/facts/find-line';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { Page } from '@emsal/platform/page';
import type { LineRef } from '@emsal/platform/storage/session-keys';
import { redirect } from '@emsal/platform/router';

/** The line that a checkout path begins with; the routes name known slugs only. */
export function lineOfPath(pathname: string): LineFacts {
  const line = lineBySlug(pathname.split('/')[1] ?? '');
  if (!line) throw new Error(`no line owns the path ${pathname}`);
  return line;
}

/** The line as the table of storage keys wants it. */
export const storageRef = (line: LineFacts): LineRef => ({ id: line.id, branchId: branchIdOf(line.id) });

/** The visit of a line: its cookie on the edge, session storage in the browser. Without one there is nothing to show: go to / (spec funnel 4.2). */
export function visitOrHome(page: Page, line: LineFacts): string {
  const visitId = page.visitId(storageSuffix(line.id));
  if (visitId === undefined) throw redirect('/');
  return visitId;
}
