/** What a form's route needs first. A remote loads it in one chunk with its widgets, so that shared modules are loaded once. */
export { preloadRendered } from './preload-rendered';
export { formAction } from './form-action';
export { formLoader } from './form-loader';
export { FormPage } from './form-page';
