/** Page and loader of the camera's route in one chunk. */
export { restoreVisit } from '@emsal/funnel/form-page/restore-visit';
export { ScanPage } from './scan-page';
