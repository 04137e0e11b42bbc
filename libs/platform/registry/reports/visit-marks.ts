/**
 * What browsers tell of a visit to a remote, beside its failures: whether its pages were quick, and whether a step of the business that
 * began was done. Nothing of the visitor.
 */
export const visitMarksPath = '/reports/visits';

/** Largest paint, layout shift and slowest interaction of a document: true unless it is poor. */
export const vitals = ['lcp', 'cls', 'inp'] as const;
export type Vital = (typeof vitals)[number];

/** False when it begins, true when it is done. */
export const businessSteps = [
  /** A step of a form is shown, and one is left forwards. */
  'step',
  /** The list is opened, and shows an offer. */
  'offers',
  /** The order is shown, and its payment begins. */
  'payment',
] as const;
export type BusinessStep = (typeof businessSteps)[number];

export const markNames = [...vitals, ...businessSteps] as const;
export type MarkName = (typeof markNames)[number];
export type Marks = Partial<Record<MarkName, boolean>>;

/** What versions are compared by. */
export const signals = ['errors', ...markNames] as const;
export type Signal = (typeof signals)[number];
