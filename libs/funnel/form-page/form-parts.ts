/** What a form's route needs at once, as one chunk: apart they would carry the same modules twice. */
export { formAction } from './form-action';
export { formLoader } from './form-loader';
export { FormPage } from './form-page';
