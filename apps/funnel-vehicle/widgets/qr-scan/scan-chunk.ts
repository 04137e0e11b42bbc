/** Page and loader of the scan route in one chunk. */
export { restoreVisit } from '@emsal/funnel/form-page/restore-visit';
export { ScanPage } from './scan-page';
