/** In a chunk of its own: few visitors meet an ended visit. */
export { replaceEndedVisit } from '@emsal/state/visit/replace-ended-visit';
