/** The pictures that the health lines name in their steps. */
import type { StepPictures } from '@emsal/funnel/step-form/step-widget';

export const pictures: StepPictures = {};
