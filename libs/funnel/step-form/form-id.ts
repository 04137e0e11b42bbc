import type { Step } from '@emsal/lines/kit/step';

/** Id of the form element of a step, for its fields and for who asks which step the page shows. */
export const formId = ({ slug }: Pick<Step, 'slug'>): string => `form-${slug}`;
