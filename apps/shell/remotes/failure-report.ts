/** Tells the edge that a remote failed in this browser: name, kind and revision of the page, nothing of the visitor. */
import { failureReportPath, type FailureKind } from '@emsal/platform/registry/reports/failure-kinds';
import { readPageData } from '../page-data/page-data';

export function reportFailure(remote: string, kind: FailureKind): void {
  const { revision } = readPageData(document);
  const report = JSON.stringify({ remote, kind, revision });
  navigator.sendBeacon?.(failureReportPath, new Blob([report], { type: 'application/json' }));
}
