import type { Step } from '@emsal/lines/kit/grammar/step';

/** Id of a step's form element, by which the rendered step is found in the document. */
export const formId = ({ slug }: Pick<Step, 'slug'>): string => `form-${slug}`;
