/** What a form's route needs at once; a remote loads it with its widgets as one chunk, because apart they would carry the same modules twice. */
export { fetchDrawn } from './fetch-drawn';
export { formAction } from './form-action';
export { formLoader } from './form-loader';
export { FormPage } from './form-page';
